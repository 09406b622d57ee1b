/// Drawings in the manner of SF Symbols, 24 by 24, stroked unless they say otherwise.
enum Symbols {
    static let names = Set(drawings.keys)

    /// Those that point the other way where text runs from right to left.
    static let directed: Set = ["chevron.forward", "chevron.backward", "list.bullet"]

    /// The hidden SVG from which the page's images take their drawing.
    static var sprite: String {
        drawings.sorted { $0.key < $1.key }
            .map { "<symbol id=\"symbol-\($0.key)\" viewBox=\"0 0 24 24\">\($0.value)</symbol>" }
            .joined()
    }

    private static let drawings: [String: String] = [
        "play.fill":
            #"<path d="M7.5 4.700v14.600a.8.8 0 0 0 1.200.7l12-7.300a.8.8 0 0 0 0-1.400l-12-7.300a.8.8 0 0 0-1.200.7z" fill="currentColor" stroke="none"/>"#,
        "pause.fill":
            #"<rect x="5.500" y="4.500" width="4.600" height="15" rx="1.400" fill="currentColor" stroke="none"/><rect x="13.900" y="4.500" width="4.600" height="15" rx="1.400" fill="currentColor" stroke="none"/>"#,
        "backward.fill":
            #"<path d="M12 6.600v10.800a.6.6 0 0 1-.9.5L2.400 12.500a.6.6 0 0 1 0-1l8.700-5.400a.6.6 0 0 1 .9.5zM22 6.600v10.800a.6.6 0 0 1-.9.5l-8.700-5.400a.6.6 0 0 1 0-1l8.700-5.400a.6.6 0 0 1 .9.5z" fill="currentColor" stroke="none"/>"#,
        "forward.fill":
            #"<path d="M12 6.600v10.800a.6.6 0 0 0 .9.5l8.700-5.400a.6.6 0 0 0 0-1l-8.700-5.400a.6.6 0 0 0-.9.5zM2 6.600v10.800a.6.6 0 0 0 .9.5l8.700-5.400a.6.6 0 0 0 0-1L2.900 6.100a.6.6 0 0 0-.9.5z" fill="currentColor" stroke="none"/>"#,
        "ellipsis":
            #"<circle cx="5" cy="12" r="1.900" fill="currentColor" stroke="none"/><circle cx="12" cy="12" r="1.900" fill="currentColor" stroke="none"/><circle cx="19" cy="12" r="1.900" fill="currentColor" stroke="none"/>"#,
        "xmark": #"<path d="M6 6l12 12M18 6L6 18"/>"#,
        "backward.end.fill":
            #"<path d="M19 5.800v12.400a.7.7 0 0 1-1.100.6L8.400 12.600a.7.7 0 0 1 0-1.200l9.500-6.200a.7.7 0 0 1 1.100.6z" fill="currentColor" stroke="none"/><path d="M5.500 5.500v13" stroke-width="2.400"/>"#,
        "heart":
            #"<path d="M12 20S3.500 15 3.500 9.200C3.500 6.500 5.500 4.500 8 4.500c1.700 0 3.200.9 4 2.400.8-1.500 2.300-2.400 4-2.400 2.500 0 4.500 2 4.500 4.700C20.500 15 12 20 12 20z"/>"#,
        "heart.fill":
            #"<path d="M12 20S3.500 15 3.500 9.200C3.500 6.500 5.500 4.500 8 4.500c1.700 0 3.200.9 4 2.400.8-1.500 2.300-2.400 4-2.400 2.500 0 4.500 2 4.500 4.700C20.500 15 12 20 12 20z" fill="currentColor"/>"#,
        "music.note":
            #"<path d="M9.500 17.500V5.800l9-2v11.700"/><ellipse cx="7" cy="17.800" rx="2.700" ry="2.300" fill="currentColor"/><ellipse cx="16" cy="15.800" rx="2.700" ry="2.300" fill="currentColor"/>"#,
        "speaker.wave.2.fill":
            #"<path d="M3 9.500v5c0 .6.400 1 1 1h2.800l4.400 4c.6.500 1.300.2 1.300-.6V5.100c0-.8-.7-1.100-1.300-.6l-4.400 4H4c-.6 0-1 .4-1 1z" fill="currentColor" stroke="none"/><path d="M15.500 9c1 1.800 1 4.200 0 6M18.500 6.500c2 3.300 2 7.700 0 11"/>"#,
        "envelope.fill":
            #"<path d="M2.500 8v8.500c0 1.700 1.300 3 3 3h13c1.700 0 3-1.300 3-3V8l-8.600 5.800a1.600 1.600 0 0 1-1.800 0zM2.700 6.200c.4-1 1.500-1.700 2.800-1.700h13c1.300 0 2.400.7 2.800 1.700L12 12.400z" fill="currentColor" stroke="none"/>"#,
        "magnifyingglass": #"<circle cx="10.500" cy="10.500" r="6.500"/><path d="M15.400 15.400l5.100 5.100"/>"#,
        "square.and.pencil":
            #"<path d="M12.500 5H6.500a3 3 0 0 0-3 3v9.500a3 3 0 0 0 3 3H16a3 3 0 0 0 3-3V11.500M10 14.200l.5-2.500 8.300-8.300a1.500 1.500 0 0 1 2.100 2.100l-8.300 8.300z"/>"#,
        "paperplane.fill":
            #"<path d="M20.700 2.600L2.900 9.300c-.8.3-.8 1.400 0 1.700l6.300 2.600L17 6.200l-6.600 8.500 2.600 6.400c.3.8 1.400.8 1.700 0l6.700-17.800c.2-.5-.3-.9-.7-.7z" fill="currentColor" stroke="none"/>"#,
        "archivebox.fill":
            #"<path d="M3 4.500h18v4.200H3zM4.300 10.400h15.400v7.600a2.200 2.200 0 0 1-2.200 2.200h-11a2.200 2.200 0 0 1-2.200-2.200z" fill="currentColor" stroke="none"/>"#,
        "flag": #"<path d="M5.500 21V4c4-2.200 8.500 2.200 13 0v9.500c-4.500 2.200-9-2.200-13 0"/>"#,
        "flag.fill":
            #"<path d="M5.500 21V4c4-2.200 8.500 2.200 13 0v9.500c-4.500 2.200-9-2.200-13 0" fill="currentColor"/>"#,
        "chevron.forward": #"<path d="M9 5l7 7-7 7"/>"#,
        "chevron.backward": #"<path d="M15 4.5L7.5 12l7.5 7.5"/>"#,
        "checkmark": #"<path d="M5 12.5l4.5 5L19 6.5"/>"#,
        "checkmark.circle.fill":
            #"<circle cx="12" cy="12" r="9.5" fill="currentColor" stroke="none"/><path d="M7.8 12.4l3 3.2 5.4-6.8" stroke="rgb(0 0 0/.72)"/>"#,
        "circle": #"<circle cx="12" cy="12" r="9"/>"#,
        "square.stack": #"<rect x="4" y="10" width="16" height="10.5" rx="2.5"/><path d="M6 6.8h12M8 3.6h8"/>"#,
        "square.stack.fill":
            #"<rect x="3.5" y="9.5" width="17" height="11.5" rx="2.8" fill="currentColor" stroke="none"/><path d="M6 6.6h12M8 3.4h8"/>"#,
        "list.bullet":
            #"<path d="M9 6h11M9 12h11M9 18h11"/><path d="M4.5 6h.01M4.5 12h.01M4.5 18h.01" stroke-width="2.6"/>"#,
        "switch.2":
            #"<rect x="3" y="3.5" width="18" height="7.6" rx="3.8"/><circle cx="16.9" cy="7.3" r="1.7" fill="currentColor"/><rect x="3" y="13" width="18" height="7.6" rx="3.8"/><circle cx="7.1" cy="16.8" r="1.7" fill="currentColor"/>"#,
        "paintpalette":
            #"<path d="M12 3.2c-5 0-9 3.7-9 8.5 0 4.9 4 8.8 8.6 8.8 1.6 0 2.2-1 2-2.1-.3-1.5-.3-3 1.6-3h2.3c2.1 0 3.5-1.4 3.5-3.9C21 6.800 17 3.200 12 3.200z"/><circle cx="7.600" cy="11" r="1.100" fill="currentColor"/><circle cx="11" cy="7.300" r="1.100" fill="currentColor"/><circle cx="15.600" cy="8.300" r="1.100" fill="currentColor"/>"#,
        "photo":
            #"<rect x="2.800" y="4.500" width="18.400" height="15" rx="3"/><circle cx="8.200" cy="9.500" r="1.600"/><path d="M3.500 17.500l5-4.600 3.200 2.900 4.300-4.300 4.700 4.500"/>"#,
        "circle.lefthalf.filled":
            #"<circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 0 0 18z" fill="currentColor" stroke="none"/>"#,
        "arrow.up": #"<path d="M12 20V5M5 12l7-7 7 7"/>"#,
        "envelope":
            #"<rect x="2.800" y="5" width="18.400" height="14" rx="2.800"/><path d="M3.500 7l8.500 6.500L20.500 7"/>"#,
        "bell":
            #"<path d="M12 3.200c-3.500 0-5.800 2.600-5.800 6v3.600L4.300 16.500h15.400l-1.900-3.700V9.200c0-3.400-2.300-6-5.800-6zM9.800 19a2.300 2.300 0 0 0 4.400 0"/>"#,
        "gauge": #"<path d="M5.500 18.500a9 9 0 1 1 13 0M12 13.500l4-4.500"/><circle cx="12" cy="13.500" r="1.400"/>"#,
        "eye.slash":
            #"<path d="M4 4l16 16M9.900 5.700A9.700 9.700 0 0 1 12 5.500c5.500 0 9 6.500 9 6.500a16 16 0 0 1-3 3.600M6.200 7.800A15.500 15.500 0 0 0 3 12s3.500 6.500 9 6.500c1.400 0 2.600-.4 3.700-1"/>"#,
    ]
}
