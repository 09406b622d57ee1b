// This file and the one of its part use each other. What the first file uses here breaks the first rule alone.

struct Second {
    let first: [First] = []
    let number = helper()
    let parts: [Part] = []
}
