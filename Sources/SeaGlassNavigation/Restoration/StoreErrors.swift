import Foundation

/// The errors of SeaGlass's stores are those of Foundation.
extension CocoaError {
    static func invalidID(_ id: String) -> CocoaError {
        CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: id])
    }

    static func noRegularFile(_ path: String) -> CocoaError {
        CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path])
    }

    static func unusableSuite(_ suite: String) -> CocoaError {
        CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: suite])
    }
}

extension POSIXError {
    /// The failure of the last call of the system.
    static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
