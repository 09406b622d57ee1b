extension PageStyle {
    /// How SwiftUI lays out: stacks hug their content, and what is flexible takes the room that is left.
    static let boxes = """
        @property --c0 { syntax: '<color>'; inherits: false; initial-value: transparent; }
        @property --c1 { syntax: '<color>'; inherits: false; initial-value: transparent; }
        @property --c2 { syntax: '<color>'; inherits: false; initial-value: transparent; }
        @property --c3 { syntax: '<color>'; inherits: false; initial-value: transparent; }
        @property --c4 { syntax: '<color>'; inherits: false; initial-value: transparent; }
        @property --c5 { syntax: '<color>'; inherits: false; initial-value: transparent; }
        @property --c6 { syntax: '<color>'; inherits: false; initial-value: transparent; }
        @property --c7 { syntax: '<color>'; inherits: false; initial-value: transparent; }
        @property --p0 { syntax: '<percentage>'; inherits: false; initial-value: 0%; }
        @property --p1 { syntax: '<percentage>'; inherits: false; initial-value: 0%; }
        @property --p2 { syntax: '<percentage>'; inherits: false; initial-value: 0%; }
        @property --p3 { syntax: '<percentage>'; inherits: false; initial-value: 0%; }
        @property --p4 { syntax: '<percentage>'; inherits: false; initial-value: 0%; }
        @property --p5 { syntax: '<percentage>'; inherits: false; initial-value: 0%; }
        @property --p6 { syntax: '<percentage>'; inherits: false; initial-value: 0%; }
        @property --p7 { syntax: '<percentage>'; inherits: false; initial-value: 0%; }
        .v, .h { display: flex; min-width: 0; }
        .v { flex-direction: column; align-items: center; }
        .v.leading { align-items: flex-start; } .v.trailing { align-items: flex-end; }
        .h { align-items: center; }
        .h.top { align-items: flex-start; } .h.bottom { align-items: flex-end; } .h.baseline { align-items: baseline; }
        .h > * { min-width: 0; }
        .h > .symbol, .h > .frame { flex: none; }
        .z { display: grid; grid-template: minmax(0, 1fr)/minmax(0, 1fr); place-items: center; min-width: 0; }
        .z.leading { justify-items: start; } .z.trailing { justify-items: end; }
        .z.top { align-items: start; } .z.bottom { align-items: end; }
        .z > * { grid-area: 1/1; min-width: 0; }
        .z > .gw { justify-self: stretch; } .z > .gh { align-self: stretch; }
        .v > :not(.frame) { max-width: 100%; }
        .v > .gw { align-self: stretch; } .v > .gh { flex: 1 1 0; min-height: 0; }
        .h > .gw { flex: 1 1 0; } .h > .gh { align-self: stretch; }
        .frame { flex: none; }
        .pixels { background-size: 100% 100%; }
        .spacer { min-width: var(--min, 8px); min-height: var(--min, 8px); }
        .v > .spacer { min-width: 0; } .h > .spacer { min-height: 0; }
        .divider { align-self: stretch; min-height: .5px; min-width: .5px; background: var(--separator); }
        .grid { display: grid; place-items: center; }
        .grid.leading { justify-items: start; } .grid.top { align-items: start; }
        .grid > * { min-width: 0; } .grid > .gw { justify-self: stretch; }
        .fixed { white-space: nowrap; }
        .h > :has(> .fixed) { min-width: max-content; }
        .h:has(> .prior) > :not(.prior) { flex-shrink: 9999; }
        .h > .gw.prior { flex-grow: 9999; }
        .z > .divider { align-self: auto; justify-self: stretch; }
        .layered { position: relative; isolation: isolate; }
        .isolated { isolation: isolate; }
        .behind, .before { position: absolute; inset: 0; pointer-events: none; }
        .behind { z-index: -1; }
        .bleed { position: absolute; inset: 0; }
        .clipped { overflow: hidden; overflow: clip; }
        .untouchable, .untouchable * { pointer-events: none; }
        .round { clip-path: circle(closest-side); }
        .linear { background: linear-gradient(var(--angle), var(--c0) var(--p0), var(--c1) var(--p1), var(--c2) var(--p2),
            var(--c3) var(--p3), var(--c4) var(--p4), var(--c5) var(--p5), var(--c6) var(--p6), var(--c7) var(--p7)); }
        .radial { background: radial-gradient(var(--place), var(--c0) var(--r0), var(--c1) var(--r1)); }
        .animated, .animated * {
            transition: --c0, --c1, --c2, --c3, --c4, --c5, --c6, --c7, --p0, --p1, --p2, --p3, --p4, --p5, --p6, --p7,
                background-color, opacity;
            transition-duration: var(--duration); transition-timing-function: var(--curve, ease-in-out);
        }
        .material { backdrop-filter: blur(28px) saturate(1.7); -webkit-backdrop-filter: blur(28px) saturate(1.7);
            background: rgb(var(--veil)/.62); }
        .m-ultraThin { background: rgb(var(--veil)/.32); } .m-thin { background: rgb(var(--veil)/.46); }
        .m-thick { background: rgb(var(--veil)/.76); } .m-ultraThick { background: rgb(var(--veil)/.88); }
        .material-opaque { background: var(--solid); }
        """

    static let text = """
        .text { display: block; min-width: 0; overflow-wrap: anywhere; hyphens: auto; white-space: pre-line; }
        .limited { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; }
        .one-line { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        .tabular { font-variant-numeric: tabular-nums; }
        .rounded { font-family: ui-rounded, "SF Pro Rounded", var(--font); }
        .monospaced { font-family: ui-monospace, "SF Mono", Menlo, monospace; }
        .serif { font-family: ui-serif, "New York", Georgia, serif; }
        .t-largeTitle, .t-title, .t-title2 { letter-spacing: -.02em; }
        .t-headline { font-weight: 600; }
        .disabled { opacity: .35; }
        .label { display: flex; align-items: center; gap: min(.6em, 12px); min-width: 0; }
        .icon { flex: none; display: grid; place-items: center; width: min(1.65em, 40px); color: var(--tint); }
        .button .icon, .link:not(.row-control) .icon { color: inherit; width: auto; }
        .symbol { width: 1.3em; height: 1.3em; max-width: 40px; max-height: 40px; fill: none; stroke: currentColor; stroke-width: 1.7;
            stroke-linecap: round; stroke-linejoin: round; flex: none; overflow: visible; display: block; }
        """
}
