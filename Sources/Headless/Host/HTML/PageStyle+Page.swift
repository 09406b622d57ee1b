extension PageStyle {
    /// The page and its panel.
    static let page = """
        :root {
            color-scheme: light dark;
            --ink: light-dark(#16181d, #f2f3f5);
            --quiet: light-dark(#5b606b, #a2a7b2);
            --ground: light-dark(#f4f5f7, #0d0e11);
            --track: light-dark(#e6e8ec, #1e2026);
            --thumb: light-dark(#fff, #3a3d46);
            --focus: light-dark(#0063d1, #5eb0ff);
            --font: -apple-system, "SF Pro Text", Inter, "Helvetica Neue", system-ui, sans-serif;
        }
        * { box-sizing: border-box; margin: 0; }
        html { background: var(--ground); color: var(--ink); font: 17px/1.5 var(--font); }
        body { min-height: 100vh; -webkit-font-smoothing: antialiased; }
        .sprite { position: absolute; width: 0; height: 0; }
        main {
            min-height: 100vh; display: flex; justify-content: center; align-items: center;
            gap: clamp(40px, 9vw, 144px); padding: 32px;
        }
        .panel { width: 340px; flex: none; }
        .panel h1 { font-size: 44px; line-height: 1.1; letter-spacing: -.025em; font-weight: 700; }
        .panel header p { margin-top: 14px; color: var(--quiet); text-wrap: pretty; }
        .settings { margin-top: 40px; display: grid; gap: 22px; }
        fieldset { border: 0; padding: 0; min-width: 0; }
        legend { padding: 0; margin-bottom: 8px; font-size: 13px; font-weight: 500; color: var(--quiet); }
        .segments { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; padding: 2px; border-radius: 10px;
            background: var(--track); }
        .segments label { position: relative; cursor: pointer; }
        .segments input { position: absolute; inset: 0; opacity: 0; cursor: pointer; width: 100%; height: 100%; }
        .segments span { display: block; padding: 6px 8px; border-radius: 8px; text-align: center; font-size: 14px;
            line-height: 20px; transition: background-color .2s; }
        .segments input:checked + span { background: var(--thumb); font-weight: 600;
            box-shadow: 0 1px 3px rgb(0 0 0/.12), 0 0 0 .5px rgb(0 0 0/.06); }
        .segments input:focus-visible + span { outline: 3px solid var(--focus); outline-offset: 1px; }
        .stored { margin-top: 26px; display: grid; gap: 8px; }
        .stored h2 { font-size: 13px; font-weight: 500; line-height: 1.5; color: var(--quiet); }
        .stored output { display: block; min-height: 56px; padding: 10px 12px; border-radius: 10px; background: var(--track);
            font: 12px/18px ui-monospace, "SF Mono", Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
        .stored button { justify-self: start; border: 0; padding: 4px 0; background: none; color: var(--focus);
            font: 500 14px/20px var(--font); cursor: pointer; }
        .stored button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
        .note { margin-top: 36px; font-size: 13px; line-height: 1.5; color: var(--quiet); text-wrap: pretty; }
        @media (min-width: 860px) and (max-height: 940px) {
            main { padding: 20px; }
            .panel h1 { font-size: 36px; }
            .panel legend { margin-bottom: 4px; }
            .settings { margin-top: 22px; gap: 12px; }
            .stored { margin-top: 14px; gap: 4px; }
            .note { margin-top: 14px; }
        }
        @media (max-width: 859px) {
            main { flex-direction: column-reverse; justify-content: flex-end; gap: 32px; padding: 16px 12px 48px; }
            .panel { width: min(100%, 393px); padding: 0 8px; }
        }
        @media (prefers-reduced-motion: reduce) { .segments span { transition: none; } }
        """

    /// The device.
    static let phone = """
        .device { flex: none; }
        .phone {
            position: relative; width: 417px; height: 876px; padding: 12px; border-radius: 68px; background: #08090b;
            box-shadow: 0 0 0 1.5px light-dark(#c9ccd2, #3b3e46), 0 0 0 4px light-dark(#e9ebee, #191b20),
                0 32px 70px -20px rgb(0 0 0/.38), 0 8px 24px rgb(0 0 0/.1);
            --tint: #007aff; --safe-top: 59px; --safe-bottom: 34px; --bar: 44px; --margin: 16px;
            font: 17px/22px var(--font); letter-spacing: -.012em;
        }
        #app, .tab, .shell, .stack, .screens, .screen, .slide { position: absolute; inset: 0; }
        #app { inset: 12px; border-radius: 56px; overflow: hidden; overflow: clip; isolation: isolate;
            background: var(--system-background); color: var(--label1); text-align: start;
            font-size: var(--t-body); line-height: var(--l-body); user-select: none; -webkit-user-select: none; }
        .shell > *, .shell .stack { position: absolute; inset: 0; }
        .screens { overflow: hidden; overflow: clip; }
        .screen[hidden], .tab[hidden] { display: none; }
        .slide.opaque { background: var(--system-background); }
        .status { position: absolute; inset: 12px 12px auto; height: 59px; pointer-events: none; z-index: 5;
            color: var(--status, #000); font-size: 17px; font-weight: 600; }
        .phone[data-scheme=dark] .status { --status: #fff; }
        .time { position: absolute; left: 30px; width: 90px; top: 20px; text-align: center; }
        .island { position: absolute; left: 50%; top: 11px; width: 126px; height: 37px; margin-left: -63px;
            border-radius: 20px; background: #000; }
        .indicators { position: absolute; right: 32px; top: 25px; display: flex; gap: 6px; }
        .indicators svg { height: 12.5px; fill: currentColor; }
        .home { position: absolute; left: 50%; bottom: 20px; width: 139px; height: 5px; margin-left: -69.5px;
            border-radius: 3px; background: #000; z-index: 5; pointer-events: none; }
        .phone[data-scheme=dark] .home { background: #fff; }
        """

    /// The system's colors.
    static let colors = """
        .phone, .light {
            --label1: #000; --label2: rgb(60 60 67/.76); --label3: rgb(60 60 67/.3); --label4: rgb(60 60 67/.18);
            --separator: rgb(60 60 67/.29); --system-background: #fff; --grouped: #f2f2f7; --cell: #fff;
            --pressed: rgb(0 0 0/.08); --fill: rgb(120 120 128/.16); --veil: 255 255 255; --solid: #f7f7f9;
        }
        .phone[data-scheme=dark], .dark {
            --label1: #fff; --label2: rgb(235 235 245/.6); --label3: rgb(235 235 245/.3); --label4: rgb(235 235 245/.18);
            --separator: rgb(84 84 88/.6); --system-background: #000; --grouped: #000; --cell: #1c1c1e;
            --pressed: rgb(255 255 255/.1); --fill: rgb(120 120 128/.32); --veil: 32 32 36; --solid: #1e1e21;
        }
        .phone[data-scheme=dark] { --tint: #0a84ff; }
        .phone[data-version="26"] { --tint: #0088ff; }
        .phone[data-version="26"][data-scheme=dark] { --tint: #0091ff; }
        .phone[data-contrast=increased] { --tint: #0040dd; --label2: rgb(60 60 67/.85); --separator: rgb(60 60 67/.5); }
        .phone[data-contrast=increased][data-scheme=dark] {
            --tint: #409cff; --label2: rgb(235 235 245/.85); --separator: rgb(150 150 155/.7);
        }
        .colored { --label2: color-mix(in srgb, var(--label1) 72%, transparent);
            --label3: color-mix(in srgb, var(--label1) 45%, transparent);
            --label4: color-mix(in srgb, var(--label1) 25%, transparent); }
        """
}
