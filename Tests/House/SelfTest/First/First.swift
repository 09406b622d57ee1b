// The folder at the top uses the one below it, which uses this one: a circle.

struct First {
    func second() -> Second { Second() }
}

func helper() -> Int { 1 }
