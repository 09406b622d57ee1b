import SeaGlass
import TestSupport
import Testing

@Suite(.enabled(if: Diagnostics.isEnabled))
struct DiagnosticsTests {
    @Test("A message starts with the library's name, and a recorder always gets it")
    func recorder() async {
        let messages = await reports {
            Diagnostics.report("a thing is wrong")
            Diagnostics.report("a thing is wrong")
        }
        #expect(messages == ["SeaGlass: a thing is wrong", "SeaGlass: a thing is wrong"])
    }

    @Test("A message is logged once per process, even from many tasks")
    func onceAProcess() async {
        let firsts = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 { group.addTask { Diagnostics.isFirst("reported by a hundred tasks") } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(firsts == 1)
        #expect(Diagnostics.isFirst("another message"))
    }

    #if !canImport(os)
    @Test("Without a recorder a message is a line on standard error")
    func written() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Diagnostics.report("a thing is wrong")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("SeaGlass: a thing is wrong\n"))
    }
    #endif
}
