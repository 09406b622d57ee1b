extension NavigatorStack {
    /// Returns whether a request of a screen counts: not if an earlier event has removed the screen, or the sheet around
    /// it. Requests of the app, without a screen, always count.
    func hears(_ sender: NavigationEntry.ID?) -> Bool {
        event.begin(in: withUnsafeCurrentTask { $0?.hashValue })
        guard let sender else { return true }
        let isThere = sender == .root || event.removed.contains(sender) || state.entries.contains { $0.id == sender }
        return isThere && isReachable
    }

    /// Whether the sheets around the stack are presented, or were before the current event.
    private var isReachable: Bool {
        guard let id = presentedID else { return bareOuter?.isReachable ?? true }
        guard let presenter else { return false }
        let isPresented = presenter.state.presented == id || presenter.event.removed.contains(id)
        return isPresented && presenter.isReachable
    }

    /// Returns whether a push of a screen counts: not while an earlier push of the same screen, of another event, arrives.
    func mayPush(from sender: NavigationEntry.ID?) -> Bool {
        guard let sender, let push = event.push, push.sender == sender, push.event != event.number else { return true }
        return push.screen != top.id || !isTopArriving
    }

    /// Whether the push of the screen on top has not ended.
    var isTopArriving: Bool { state.isTopArriving || !isWaiting && systemStack.isPushing }

    /// Whether the screen on top was pushed by the current event.
    var isTopOfEvent: Bool { event.push?.screen == top.id && event.push?.event == event.number }

    private func endEvent() {
        event.end()
        noteSelection()
        if !hasOtherSelection { selectionRequests.isUnasked = false }
        // The system does not read the path now, so a later selection is another event's. A shell that is about to
        // appear reads it.
        if hasShell, isWaiting || !state.isVisible { selectionRequests.forgetUnread() }
    }

    func note(_ effects: [StackEffect], _ presentedBefore: NavigationEntry?) {
        for effect in effects {
            switch effect {
            case .entriesChanged(_, let removed, let animated) where animated != nil: event.note(removed: removed)
            case .presentedChanged(let animated) where animated != nil:
                event.note(removed: presentedBefore.map { [$0.id] } ?? [])
            default: break
            }
        }
        // While a transition runs, or another tab is selected, the system does not evaluate the shell.
        if !event.removed.isEmpty || event.push?.event == event.number || selectionRequests.hasUnread {
            Task { [weak self] in self?.endEvent() }
        }
    }
}
