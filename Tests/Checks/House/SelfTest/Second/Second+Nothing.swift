func nothing() {}

struct Known {}
