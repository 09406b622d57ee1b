import Foundation
import SeaGlassNavigation

/// Stands for the Keychain or a database. Unchecked, as apps write it: a lock guards each property.
final class BankVault: @unchecked Sendable {
    struct Locked: Error {}

    private let lock = NSLock()
    private var items: [String: Data] = [:]
    private var isLockedNow = false

    var isLocked: Bool {
        get { lock.withLock { isLockedNow } }
        set { lock.withLock { isLockedNow = newValue } }
    }

    func read(_ name: String) throws -> Data? {
        if isLocked { throw Locked() }
        return lock.withLock { items[name] }
    }

    func write(_ data: Data?, _ name: String) throws {
        if isLocked { throw Locked() }
        lock.withLock { items[name] = data }
    }

    func names() -> [String] { lock.withLock { Array(items.keys) } }
}

struct BankVaultStore: NavigationStateStore {
    let vault: BankVault
    let account: String

    var location: String { "vault \(ObjectIdentifier(vault)) " + account }

    func load(_ id: String, upTo limit: Int) throws -> Data? { try vault.read(name(of: id)) }
    func save(_ data: Data, for id: String) throws { try vault.write(data, name(of: id)) }
    func remove(_ id: String) throws { try vault.write(nil, name(of: id)) }

    func removeAll() throws {
        for name in vault.names() where name.hasPrefix(account + "/") { try vault.write(nil, name) }
    }

    private func name(of id: String) -> String { account + "/" + id }
}
