struct Second {
    let first: [First] = []
    let number = helper()
}
