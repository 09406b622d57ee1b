// expect: call can throw, but it is not marked with 'try' and the error is not handled

// The compiler also checks the code that a test's macros expand to.

import Testing

@Suite struct NumberTests {
    @Test("A number has a first digit", arguments: [1, 20])
    func digit(number: Int) {
        _ = #require(String(number).first)
    }
}
