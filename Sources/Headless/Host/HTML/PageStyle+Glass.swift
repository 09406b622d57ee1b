extension PageStyle {
    /// Glass of the system's: it blurs little, catches the light at its edge and casts a soft shadow. Its tint is a color
    /// over it, its content is never blurred.
    static let glass = """
        .phone { --glass: rgb(255 255 255/.34); --glass-clear: rgb(255 255 255/.1); --rim: rgb(255 255 255/.75);
            --rim-low: rgb(255 255 255/.28); --glass-shadow: 0 6px 24px rgb(0 0 0/.13), 0 1px 4px rgb(0 0 0/.06); }
        .phone[data-scheme=dark] { --glass: rgb(28 28 34/.46); --glass-clear: rgb(20 20 24/.14);
            --rim: rgb(255 255 255/.3); --rim-low: rgb(255 255 255/.1);
            --glass-shadow: 0 6px 24px rgb(0 0 0/.3), 0 1px 4px rgb(0 0 0/.2); }
        .glass { position: absolute; inset: 0; z-index: -1; pointer-events: none; }
        .glass, .phone button:is(.glass, .glassProminent), .phone[data-version="26"] .tab-bar,
        .phone[data-version="26"] .sheet.medium.system-background {
            background: var(--glass); backdrop-filter: blur(14px) saturate(1.8); -webkit-backdrop-filter: blur(14px) saturate(1.8);
            box-shadow: inset 1px 1px .5px -.5px var(--rim), inset -1px -1px .5px -.5px var(--rim),
                inset 0 0 0 .5px var(--rim-low), var(--glass-shadow); }
        .glass { background: linear-gradient(var(--glass-tint, transparent), var(--glass-tint, transparent)), var(--glass); }
        .glass-clear { background: var(--glass-clear); backdrop-filter: blur(5px) saturate(1.5);
            -webkit-backdrop-filter: blur(5px) saturate(1.5); }
        .phone button:is(.glass, .glassProminent) { display: inline-grid; place-items: center; min-width: 44px;
            min-height: 44px; padding: 7px 14px; border-radius: 99px; position: static; inset: auto; z-index: auto;
            pointer-events: auto; transition: transform .35s cubic-bezier(.3,1.6,.5,1); }
        .phone button.round-button { padding: 7px; aspect-ratio: 1; border-radius: 50%; }
        .phone button.glass { color: var(--label1); background:
            linear-gradient(var(--glass-tint, transparent), var(--glass-tint, transparent)), var(--glass); }
        .phone button.glassProminent { color: #fff;
            background: color-mix(in srgb, color-mix(in srgb, var(--tint) 86%, #000) 88%, transparent); }
        .phone button:is(.glass, .glassProminent):not(.row-control):active { opacity: 1; transform: scale(1.06); }
        .phone button.custom:not(.row-control):active { opacity: 1; transform: scale(.97); }
        .phone[data-transparency=reduced] :is(.glass, .tab-bar, button.glass, .sheet.system-background) {
            backdrop-filter: none; -webkit-backdrop-filter: none; --glass: var(--solid); --glass-clear: var(--solid); }
        .phone[data-contrast=increased] :is(.glass, .tab-bar, button.glass, button.glassProminent, .sheet.medium) {
            outline: 1px solid var(--label2); outline-offset: -1px; }
        @media (prefers-reduced-motion: reduce) {
            .phone button:is(.glass, .glassProminent, .custom):not(.row-control):active { transform: none; opacity: .6; } }
        .inset > .inset-bar { align-self: end; justify-self: stretch; z-index: 1; display: grid; place-items: center; }
        .inset > .inset-top { align-self: start; }
        .scrolls .inset > .inset-bottom { padding-bottom: var(--safe-bottom); }
        """

    static let toolbars = """
        .phone .bar-item button { min-width: 44px; min-height: 44px; display: grid; place-items: center; }
        .phone .bar-item button.automatic { color: var(--tint); }
        .phone[data-version="26"] .bar-item button.automatic { color: var(--label1); border-radius: 22px;
            background: var(--glass); backdrop-filter: blur(14px) saturate(1.8); -webkit-backdrop-filter: blur(14px) saturate(1.8);
            box-shadow: inset 1px 1px .5px -.5px var(--rim), inset -1px -1px .5px -.5px var(--rim),
                inset 0 0 0 .5px var(--rim-low), var(--glass-shadow); }
        .phone[data-version="26"][data-transparency=reduced] .bar-item button.automatic { background: var(--solid);
            backdrop-filter: none; -webkit-backdrop-filter: none; }
        """

    static let tabs = """
        .tabs { position: absolute; inset: 0; --safe-bottom: 83px; }
        .phone[data-version="26"] .tabs { --safe-bottom: 91px; }
        .tabs > :first-child, .tabs > :first-child > * { position: absolute; inset: 0; }
        .tab-bar { position: absolute; inset: auto 0 0; height: 83px; padding: 0 0 34px; display: flex; z-index: 4;
            background: rgb(var(--veil)/.72); border-top: .5px solid var(--separator);
            backdrop-filter: blur(24px) saturate(1.8); -webkit-backdrop-filter: blur(24px) saturate(1.8); }
        .phone .tab-item { flex: 1; min-width: 0; min-height: 48px; display: grid; place-items: center; color: var(--label2);
            font-size: 10px; line-height: 12px; font-weight: 500; letter-spacing: 0; }
        .phone .tab-item[aria-current] { color: var(--tab-tint); }
        .phone { --tab-tint: #0062cc; }
        .phone[data-scheme=dark] { --tab-tint: #4aa8ff; }
        .tab-item .label { flex-direction: column; gap: 2px; max-width: 100%; }
        .phone .tab-item .icon { width: auto; color: inherit; }
        .tab-item .symbol { width: 25px; height: 25px; }
        .tab-item .text { white-space: nowrap; }
        .phone[data-transparency=reduced] .tab-bar { background: var(--solid); backdrop-filter: none; }
        .phone[data-version="26"] .tab-bar { inset: auto auto 21px 50%; translate: -50%; height: 62px; width: max-content;
            padding: 4px; border: 0; border-radius: 31px; }
        .phone[data-version="26"] .tab-item { width: 96px; height: 54px; border-radius: 27px; flex: none; color: var(--label1); }
        .phone[data-version="26"] .tab-item[aria-current] { background: var(--selected); color: var(--tab-tint); }
        .phone { --selected: rgb(255 255 255/.5); } .phone[data-scheme=dark] { --selected: rgb(255 255 255/.12); }
        .phone .tab-item:focus-visible { outline-offset: -3px; }
        """

    /// A sheet over a page that is dimmed.
    static let sheets = """
        .presentation { position: absolute; inset: 0; z-index: 6; overflow: hidden; overflow: clip; }
        .phone .dimming { position: absolute; inset: 0; background: rgb(0 0 0/.22); cursor: default; }
        .phone[data-scheme=dark] .dimming { background: rgb(0 0 0/.48); }
        .sheet { position: absolute; inset: 64px 0 0; border-radius: 12px 12px 0 0; display: flex; flex-direction: column;
            padding: 20px 0 34px; overflow: hidden; overflow: clip; box-shadow: 0 -2px 24px rgb(0 0 0/.12);
            --safe-bottom: 0px; --safe-top: 0px; --bar: 0px; }
        .sheet > .gh { flex: 1 1 0; min-height: 0; } .sheet > .gw { align-self: stretch; }
        .sheet.system-background { background: var(--system-background); }
        .phone[data-scheme=dark] .sheet.system-background { background: var(--cell); }
        .sheet.medium { inset: auto 0 0; height: 54%; }
        .grabber { position: absolute; left: 50%; top: 6px; width: 36px; height: 5px; margin-left: -18px; border-radius: 3px;
            background: var(--label3); }
        .phone[data-version="26"] .sheet { border-radius: 38px 38px 0 0; }
        .phone[data-version="26"] .sheet.medium { inset: auto 8px 8px; border-radius: 38px 38px 48px 48px; padding-bottom: 12px; }
        .phone[data-version="26"] .sheet.medium.system-background { --glass: rgb(var(--veil)/.62); }
        """
}
