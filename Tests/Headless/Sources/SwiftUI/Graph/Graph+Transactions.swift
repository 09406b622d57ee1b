extension Graph {
    /// Holds back a write if the next update has another transaction, and returns whether it did. An update belongs to
    /// one transaction (WWDC 2023, session 10156), so a plain write and an animated one in one action are two updates.
    func holds(_ write: @escaping () -> Void) -> Bool {
        if heldWrites.isEmpty, invalid.isEmpty || animation == Transaction.currentAnimation { return false }
        heldWrites.append((Transaction.currentAnimation, write))
        return true
    }

    /// Performs the writes of the next transaction, and returns whether there were any.
    func writeHeld() -> Bool {
        guard let next = heldWrites.first else { return false }
        animation = next.animation
        let writes = heldWrites.prefix { $0.animation == next.animation }
        heldWrites.removeFirst(writes.count)
        for (_, write) in writes { write() }
        return true
    }
}
