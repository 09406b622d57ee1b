// This folder uses a later one.

struct First {
    func second() -> Second { Second() }
}

func helper() -> Int { 1 }
