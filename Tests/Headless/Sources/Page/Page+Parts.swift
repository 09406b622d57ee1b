extension Page {
    /// The page's text and switches.
    var panel: String {
        """
        <div class="panel">
        <header>
        <h1>\(title)</h1>
        <p>\(summary)</p>
        </header>
        <form class="settings" aria-label="Settings of the phone" autocomplete="off">
        \(PageSetting.all.map(\.html).joined(separator: "\n"))
        </form>
        \(storesSomething ? stored : "")
        <p class="note">\(stateCount) states, each run through the app’s own code under
        \(systemCount) combinations of these settings. Nothing here is a recording.</p>
        </div>
        """
    }

    /// The app's stored data, and a button that launches the app with the data.
    private var stored: String {
        """
        <section class="stored" aria-labelledby="stored-title">
        <h2 id="stored-title">Stored snapshot</h2>
        <output id="stored"></output>
        <button id="reload" type="button">Reload the page</button>
        \(link.map { #"<button id="link" type="button">Open \#($0)</button>"# } ?? "")
        </section>
        """
    }
}

extension PageSetting {
    fileprivate var html: String {
        let options = options.enumerated().map { index, option in
            """
            <label><input type="radio" name="\(attribute)" value="\(option.value)"\
            \(index == initial ? " checked" : "")>\
            <span>\(option.label)</span></label>
            """
        }
        return """
            <fieldset><legend>\(label)</legend><div class="segments">\(options.joined())</div></fieldset>
            """
    }

    /// The initial option: the newest version of the system, and for other settings the first option.
    private var initial: Int { attribute == "version" ? options.count - 1 : 0 }
}
