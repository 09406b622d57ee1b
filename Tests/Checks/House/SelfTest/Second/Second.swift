// This file and the first use each other, and so do this file and the one of its part.

struct Second {
    let first: [First] = []
    let number = helper()
    let parts: [Part] = []
}
