import Foundation
import SeaGlassNavigation
import Testing

/// The bytes of routes.
@Suite struct NavigationRouteCodingTests {
    private struct VisitRoute: NavigationRoute {
        let date: Date
    }

    private let visit = VisitRoute(date: Date(timeIntervalSince1970: 0))
    private let json = #"{"date":"1970-01-01T00:00:00Z"}"#

    private var coding: NavigationRouteCoding {
        let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
        encoder.dateEncodingStrategy = .iso8601
        decoder.dateDecodingStrategy = .iso8601
        return .json(encoder: encoder, decoder: decoder)
    }

    @Test("The given encoder writes a route's JSON")
    func encoder() throws {
        #expect(String(decoding: try coding.encode(visit), as: UTF8.self) == json)
    }

    @Test("The given decoder reads a route's JSON")
    func decoder() throws {
        #expect(try coding.decode(VisitRoute.self, from: Data(json.utf8)) == visit)
    }
}
