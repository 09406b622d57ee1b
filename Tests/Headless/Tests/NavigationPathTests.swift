import HeadlessHost
import SwiftUI
import Testing

struct Town: Hashable, Codable {
    let name: String
}

private struct Secret: Hashable {}

/// Appends a value whose static type is only `Hashable`.
private func erased(_ value: some Hashable, in path: inout NavigationPath) { path.append(value) }

@Suite struct NavigationPathTests {
    // documentation/swiftui/navigationpath/init()
    @Test("A new path is empty")
    func empty() {
        #expect(NavigationPath().isEmpty)
        #expect(NavigationPath().count == 0)
    }

    // documentation/swiftui/navigationpath/init(_:)
    @Test("A path can be created from a sequence")
    func sequence() {
        #expect(NavigationPath([1, 2, 3]).count == 3)
    }

    // documentation/swiftui/navigationpath/append(_:)
    @Test("Values of different types can be appended")
    func heterogeneous() {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        path.append(Secret())
        #expect(path.count == 3)
    }

    // documentation/swiftui/navigationpath/removelast(_:)
    @Test("removeLast removes one value, or the given number")
    func removeLast() {
        var path = NavigationPath([1, 2, 3, 4])
        path.removeLast()
        #expect(path == NavigationPath([1, 2, 3]))
        path.removeLast(2)
        #expect(path == NavigationPath([1]))
    }

    // documentation/swiftui/navigationpath/removelast(_:)
    @Test("Removing more values than the path contains fails")
    func removeTooMany() async {
        await #expect(processExitsWith: .failure) {
            var path = NavigationPath([1])
            path.removeLast(2)
        }
    }

    // documentation/swiftui/navigationpath: conforms to Equatable.
    @Test("Paths are equal when they hold equal values in the same order")
    func equality() {
        #expect(NavigationPath([1, 2]) == NavigationPath([1, 2]))
        #expect(NavigationPath([1, 2]) != NavigationPath([2, 1]))
        #expect(NavigationPath([1]) != NavigationPath([1.0]))
    }

    private func encoded(_ path: NavigationPath) throws -> Data {
        try JSONEncoder().encode(try #require(path.codable))
    }

    private func roundTrip(_ path: NavigationPath) throws -> NavigationPath {
        try NavigationPath(JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: encoded(path)))
    }

    // documentation/swiftui/navigationpath/codablerepresentation
    @Test("A path of codable values can be encoded and decoded")
    func codable() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(Town(name: "Four"))
        let read = try roundTrip(path)
        #expect(try encoded(read) == encoded(path) && read.elements == path.elements)
        #expect(try roundTrip(NavigationPath()).isEmpty)
    }

    // Printed paths, on Apple's systems: https://forums.swift.org/t/58857/8
    @Test("A path made of a representation equals itself, and no path made of values")
    func decodedEquality() throws {
        let path = NavigationPath([1, 2])
        let read = try roundTrip(path)
        #expect(read == read && read != path)
        #expect(try NavigationPath(#require(path.codable)) != path)
    }

    // documentation/swiftui/navigationpath/codable
    @Test("A path with a value that is not codable has no codable representation")
    func notCodable() {
        var path = NavigationPath([1])
        path.append(Secret())
        #expect(path.codable == nil)
        path.removeLast()
        #expect(path.codable != nil)
    }

    // documentation/swiftui/navigationpath/codable
    @Test("A value is codable by its dynamic type, not by the static type when it is appended")
    func codableByConformance() throws {
        var path = NavigationPath()
        erased(Town(name: "Here"), in: &path)
        #expect(try roundTrip(path).elements == path.elements)
    }

    // Printed paths, on Apple's systems: https://forums.swift.org/t/58857/8
    @Test("A path that names an unknown type can be decoded and counts its value")
    @MainActor func unknownType() throws {
        let json = Data(#"["Nonsense", "1", "\#(try #require(_mangledTypeName(Int.self)))", "five"]"#.utf8)
        let path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: json))
        #expect(path.count == 2)
        let host = Host(NavigationStack(path: .constant(path)) { Text("root") })
        #expect(host.screens().count == 3)
    }
}
