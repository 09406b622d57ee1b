extension Page {
    /// The page's text and its switches.
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

    /// The app's stored data, and a button that launches the app with it.
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

    /// The device around the app.
    var phone: String {
        """
        <div class="device">
        <div class="phone" id="phone" role="region" aria-label="The app">
        <div class="app" id="app"></div>
        <div class="status" aria-hidden="true">
        <span class="time">9:41</span><span class="island"></span>
        <span class="indicators">
        <svg viewBox="0 0 18 12"><path d="M0 8.5h3V12H0zM5 6h3v6H5zM10 3h3v9h-3zM15 0h3v12h-3z"/></svg>
        <svg viewBox="0 0 17 12"><path d="M8.5 2.400c2.400 0 4.600.9 6.200 2.500l1.100-1.200A10.500 10.500 0 0 0 8.500.7 10.500 10.500 0 0 0 \
        1.200 3.700l1.100 1.200a8.900 8.900 0 0 1 6.200-2.500zm0 3.700c1.400 0 2.700.5 3.700 1.500l1.100-1.200a7 7 0 0 0-9.600 0l1.100 \
        1.200c1-1 2.300-1.500 3.700-1.500zm0 3.600c-.7 0-1.200.2-1.600.7l1.600 1.600 1.600-1.600c-.4-.5-.9-.7-1.600-.7z"/></svg>
        <svg viewBox="0 0 27 12"><rect x=".5" y=".5" width="22" height="11" rx="3.500" fill="none" \
        stroke="currentColor" opacity=".4"/><rect x="2" y="2" width="19" height="8" rx="2.200"/>\
        <path d="M24 4v4c.8-.3 1.400-1.100 1.400-2S24.800 4.300 24 4z" opacity=".5"/></svg>
        </span>
        </div>
        <div class="home" aria-hidden="true"></div>
        </div>
        </div>
        """
    }
}

extension PageSetting {
    fileprivate var html: String {
        let options = options.enumerated().map { index, option in
            """
            <label><input type="radio" name="\(attribute)" value="\(option.value)"\(index == initial ? " checked" : "")>\
            <span>\(option.label)</span></label>
            """
        }
        return """
            <fieldset><legend>\(label)</legend><div class="segments">\(options.joined())</div></fieldset>
            """
    }

    /// The newest system; for everything else what is set on a new device.
    private var initial: Int { attribute == "version" ? options.count - 1 : 0 }
}
