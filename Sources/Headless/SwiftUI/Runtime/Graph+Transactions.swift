extension Graph {
    /// Keeps a write in another transaction than that of the changes to be evaluated next. An update belongs to one
    /// transaction (WWDC 2023, session 10156), so plain and animated writes of one turn are two updates.
    ///
    /// - Returns: Whether it does.
    func holds(_ write: @escaping () -> Void) -> Bool {
        if heldWrites.isEmpty, invalid.isEmpty || animation == Transaction.currentAnimation { return false }
        heldWrites.append((Transaction.currentAnimation, write))
        return true
    }

    /// Makes the writes of the next transaction.
    ///
    /// - Returns: Whether there was one.
    func writeHeld() -> Bool {
        guard let next = heldWrites.first else { return false }
        animation = next.animation
        let writes = heldWrites.prefix { $0.animation == next.animation }
        heldWrites.removeFirst(writes.count)
        for (_, write) in writes { write() }
        return true
    }
}
