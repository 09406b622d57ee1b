extension PageStyle {
    static let controls = """
        .phone button { font: inherit; letter-spacing: inherit; color: inherit; background: none; border: 0; padding: 0;
            text-align: inherit; cursor: pointer; -webkit-tap-highlight-color: transparent; }
        .phone button:disabled { cursor: default; }
        .phone button:focus-visible { outline: 3px solid var(--tint); outline-offset: 2px; }
        .phone .row-control:focus-visible { outline-offset: -3px; border-radius: 8px; }
        .phone h1:focus { outline: none; }
        .phone .primary:focus-visible { outline: 3px solid var(--tint); outline-offset: -3px; border-radius: 56px; }
        .phone button.automatic:not(.row-control), .phone button.borderless, .button.row-control { color: var(--tint); }
        .button.row-control.plain { color: inherit; }
        .phone button.destructive { color: #ff3b30; }
        .phone button.bordered, .phone button.borderedProminent { padding: 10px 20px; border-radius: 12px;
            background: var(--fill); color: var(--tint); }
        .phone button.borderedProminent { background: color-mix(in srgb, var(--tint) 82%, #000); color: #fff; }
        .phone[data-version="26"] button:is(.bordered, .borderedProminent) { border-radius: 99px; }
        .phone button:is(.button, .link):not(.row-control):active { opacity: .5; }
        .button.gw, .link.gw { display: block; width: 100%; }
        .button, .link { display: inline-flex; min-width: 0; }
        .toggle { display: flex; align-items: center; gap: 12px; width: 100%; }
        .toggle > .text, .toggle > .gw { flex: 1; min-width: 0; }
        .switch { flex: none; width: 51px; height: 31px; border-radius: 16px; padding: 2px; background: var(--fill);
            transition: background-color .25s; }
        .knob { display: block; width: 27px; height: 27px; border-radius: 14px; background: #fff;
            box-shadow: 0 3px 8px rgb(0 0 0/.15), 0 1px 1px rgb(0 0 0/.12); transition: transform .3s cubic-bezier(.3,1.3,.6,1); }
        [aria-checked=true] > .switch { background: #34c759; }
        [aria-checked=true] > .switch .knob { transform: translateX(20px); }
        .phone[data-version="26"] .switch { width: 63px; height: 28px; }
        .phone[data-version="26"] .knob { width: 39px; height: 24px; }
        .labeled { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px;
            width: 100%; }
        .labeled > .value { color: var(--label2); min-width: 0; }
        @media (prefers-reduced-motion: reduce) { .switch, .knob { transition: none; } }
        """

    static let lists = """
        .body { position: absolute; inset: 0; }
        .body.rests { padding: calc(var(--safe-top) + var(--bar)) 0 var(--safe-bottom); }
        .body.scrolls > * { align-self: stretch; justify-self: stretch; }
        .scroll, .list { overflow: hidden auto; scrollbar-width: none; overscroll-behavior: contain; }
        .scroll.across { overflow: auto hidden; }
        .primary { height: 100%; --below: calc(var(--safe-bottom) + var(--inset-bottom, 0px));
            padding: calc(var(--safe-top) + var(--bar)) 0 var(--below);
            scroll-padding: calc(var(--safe-top) + var(--bar) + 8px) 0 calc(var(--below) + 8px); }
        .grouped-background { background: var(--grouped); }
        .list > .scrolled { padding: 0 var(--margin) 24px; }
        .section { padding-top: 22px; }
        .section:first-child { padding-top: 8px; }
        .rows { list-style: none; padding: 0; border-radius: var(--corner); overflow: hidden; overflow: clip; --corner: 10px; }
        .phone[data-version="26"] .rows { --corner: 26px; }
        .row { position: relative; isolation: isolate; display: flex; min-height: 44px; }
        .phone[data-version="26"] .row { min-height: 52px; }
        .row:first-child > .behind > * { border-start-start-radius: var(--corner); border-start-end-radius: var(--corner); }
        .row:last-child > .behind > * { border-end-start-radius: var(--corner); border-end-end-radius: var(--corner); }
        .row.cell { background: var(--cell); }
        .row + .row::before { content: ''; position: absolute; top: 0; inset-inline: 16px 0; height: .5px;
            background: var(--separator); }
        .phone[data-version="26"] .row + .row::before { inset-inline: 16px; }
        .row-content, .phone .row-control { flex: 1; min-width: 0; display: flex; align-items: center;
            padding: 11px 16px; gap: 12px; text-align: start; }
        .row-content { display: grid; }
        .row-control > .gw { flex: 1; min-width: 0; }
        .phone .row-control:active { background: var(--pressed); }
        .symbol.disclosure { width: 15px; height: 15px; stroke-width: 3; color: var(--label3); margin-inline-end: -4px; }
        [dir=rtl] .disclosure { transform: scaleX(-1); }
        .header { padding: 0 16px 6px; font-weight: 400; color: var(--label2); text-transform: uppercase;
            font-size: var(--t-footnote); line-height: var(--l-footnote); }
        .phone[data-version="26"] .header { text-transform: none; font-weight: 600; padding-bottom: 8px;
            font-size: var(--t-subheadline); line-height: var(--l-subheadline); }
        .footer { padding: 7px 16px 0; color: var(--label2); font-size: var(--t-footnote); line-height: var(--l-footnote); }
        """

    static let bars = """
        .bar { position: absolute; inset: 0 0 auto; height: calc(var(--safe-top) + var(--bar)); padding: var(--safe-top) 8px 0;
            display: grid; grid-template-columns: 1fr minmax(0, auto) 1fr; align-items: center; z-index: 3;
            font-size: 17px; line-height: 22px; pointer-events: none; }
        .bar button { pointer-events: auto; }
        .bar-items { display: flex; align-items: center; min-width: 0; }
        .bar-items.trailing { justify-content: flex-end; padding-inline-end: 8px; }
        .bar-background { position: absolute; inset: 0; z-index: -1; opacity: 0; transition: opacity .2s;
            backdrop-filter: blur(24px) saturate(1.8); -webkit-backdrop-filter: blur(24px) saturate(1.8);
            background: rgb(var(--veil)/.72); border-bottom: .5px solid var(--separator); }
        .bar.background-visible .bar-background,
        [data-scrolled] > .bar.background-automatic:not(.large) .bar-background,
        [data-collapsed] > .bar.background-automatic .bar-background { opacity: 1; }
        .phone[data-transparency=reduced] .bar-background { background: var(--solid); backdrop-filter: none; }
        .phone[data-version="26"] .bar-background { border: 0; backdrop-filter: blur(12px) saturate(1.3);
            -webkit-backdrop-filter: blur(12px) saturate(1.3); mask-image: linear-gradient(#000 70%, transparent);
            background: linear-gradient(rgb(var(--veil)/.5), rgb(var(--veil)/.18)); bottom: -16px; }
        .inline-title { font-size: 17px; line-height: 22px; font-weight: 600; text-align: center; white-space: nowrap;
            overflow: hidden; text-overflow: ellipsis; transition: opacity .2s; }
        .bar.large .inline-title { opacity: 0; }
        [data-collapsed] > .bar.large .inline-title { opacity: 1; }
        .large-title { align-self: stretch; padding: 3px var(--margin) 8px; font-weight: 700; letter-spacing: -.02em;
            font-size: var(--t-largeTitle); line-height: var(--l-largeTitle); overflow-wrap: break-word; }
        .phone .back { display: flex; align-items: center; min-height: 44px; min-width: 44px; color: var(--tint);
            border-radius: 22px; padding-inline-end: 8px; }
        .back-chevron { width: 26px; height: 26px; stroke-width: 2.3; }
        .back-title { margin-inline-start: -1px; white-space: nowrap; }
        .phone[data-version="26"] .back { justify-content: center; padding: 0; width: 44px; margin-inline-start: 8px;
            color: var(--label1); background: rgb(var(--veil)/.28); backdrop-filter: blur(10px) saturate(1.6);
            -webkit-backdrop-filter: blur(10px) saturate(1.6);
            box-shadow: inset 0 0 0 .5px rgb(255 255 255/.35), inset 0 1px 1px rgb(255 255 255/.4), 0 4px 16px rgb(0 0 0/.1); }
        .phone[data-version="26"] .back-title { display: none; }
        .phone[data-version="26"] .back-chevron { width: 24px; height: 24px; margin-inline-start: -2px; stroke-width: 2; }
        .phone[data-version="26"][data-transparency=reduced] .back { background: var(--solid); backdrop-filter: none; }
        """
}
