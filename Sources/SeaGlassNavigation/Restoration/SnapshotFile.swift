import Foundation

/// A file that is always all of one snapshot.
package struct SnapshotFile {
    /// What changes files, in its order.
    package enum Step: String, CaseIterable, Sendable {
        case create, write, synchronize, rename
    }

    let directory: String
    let name: SnapshotFileName
    let willPerform: @Sendable (Step) -> Void

    private var path: String { directory + "/" + name.name }

    func read(upTo limit: Int) throws -> Data? {
        // Without blocking: opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: return nil
            case ELOOP: throw NavigationStateStoreError.notAFile(path)
            default: throw failure(of: "open")
            }
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(of: "fstat") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw NavigationStateStoreError.notAFile(path) }
        return try read(from: descriptor, upTo: min(Int(status.st_size), limit == .max ? limit : limit + 1))
    }

    private func read(from descriptor: Int32, upTo count: Int) throws -> Data {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let more = bytes.withUnsafeMutableBytes {
                Foundation.read(descriptor, $0.baseAddress! + filled, count - filled)
            }
            if more == 0 { break }
            if more > 0 { filled += more } else if errno != EINTR { throw failure(of: "read") }
        }
        return Data(bytes[..<filled])
    }

    /// Writes a file beside it, and gives that its name: at any moment there is the old snapshot or the new one.
    func replace(with data: Data) throws {
        let temporary = "\(directory)/\(name.stem).\(getpid()).\(UInt64.random(in: 0...UInt64.max)).new"
        willPerform(.create)
        let descriptor = try create(temporary)
        do {
            defer { close(descriptor) }
            try protect(temporary)
            willPerform(.write)
            try write(data, to: descriptor)
            willPerform(.synchronize)
            // Else a file without its bytes could have the name after a loss of power.
            guard fsync(descriptor) == 0 else { throw failure(of: "fsync") }
            willPerform(.rename)
            guard rename(temporary, path) == 0 else { throw failure(of: "rename") }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    func remove() throws {
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw failure(of: "unlink") }
    }

    /// Removes what replacements left that were cut short in processes before this one.
    func removeLeftovers() {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return }
        for name in names where name.hasPrefix(self.name.stem + ".") && name.hasSuffix(".new") {
            if !name.hasPrefix("\(self.name.stem).\(getpid()).") { unlink(directory + "/" + name) }
        }
    }

    private func create(_ path: String) throws -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        var descriptor = open(path, flags, 0o600)
        if descriptor < 0, errno == ENOENT {
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            descriptor = open(path, flags, 0o600)
        }
        guard descriptor >= 0 else { throw failure(of: "open") }
        return descriptor
    }

    private func protect(_ path: String) throws {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
        let protection: [FileAttributeKey: Any] = [
            .protectionKey: FileProtectionType.completeUntilFirstUserAuthentication
        ]
        try FileManager.default.setAttributes(protection, ofItemAtPath: path)
        #endif
    }

    private func write(_ data: Data, to descriptor: Int32) throws {
        try data.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let more = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
                if more >= 0 { written += more } else if errno != EINTR { throw failure(of: "write") }
            }
        }
    }

    private func failure(of call: String) -> NavigationStateStoreError {
        .system(call: call, code: errno)
    }
}
