// This first folder uses the second, which uses this one: a circle.

struct First {
    func second() -> Second { Second() }
}

func helper() -> Int { 1 }
