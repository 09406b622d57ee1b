import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct TaskTests {
    /// A view that logs when its task starts and is canceled.
    private struct Waiting: View {
        let name: String
        let log: Log

        var body: some View {
            Text(name).task {
                log("start \(name)")
                await waitForCancellation()
                log("cancel \(name)")
            }
        }
    }

    private func expect(_ expected: Set<String>, in log: Log) async {
        #expect(await Set(log.take(expected.count)) == expected)
    }

    // documentation/swiftui/view/task(name:priority:file:line:_:)
    @Test("A task runs when its view appears, and the view shows its changes")
    func runs() async {
        struct Loading: View {
            @State private var message = "Loading"
            var body: some View {
                Text(message).task {
                    await Task.yield()
                    message = "Done"
                }
            }
        }
        let host = Host(Loading())
        #expect(host.texts == ["Loading"])
        await host.finishTasks()
        #expect(host.texts == ["Done"])
    }

    // documentation/swiftui/view/task(name:priority:file:line:_:)
    @Test("Removing a view cancels its unfinished task")
    func cancelledOnRemoval() async {
        let log = Log()
        let host = Host(Switchable { isOn in if !isOn { Waiting(name: "a", log: log) } })
        await expect(["start a"], in: log)
        host.tap("Switch")
        await expect(["cancel a"], in: log)
    }

    // documentation/swiftui/view/task(name:priority:file:line:_:)
    @Test("A new identity cancels the unfinished task and starts one for the new view")
    func cancelledOnNewIdentity() async {
        let log = Log()
        let host = Host(Steps { step in Waiting(name: "\(step)", log: log).id(step) })
        await expect(["start 0"], in: log)
        host.tap("Step")
        await expect(["cancel 0", "start 1"], in: log)
        #expect(host.shown == ["1"])
    }

    // documentation/swiftui/view/task(name:priority:file:line:_:): the task is cancelled after the view disappears.
    @Test("Covering a screen cancels its task, and uncovering it restarts the task")
    func cancelledOnDisappear() async {
        let log = Log()
        let host = Host(
            NavigationStack {
                VStack {
                    Waiting(name: "root", log: log)
                    NavigationLink("Go") { Text("detail") }
                }
            }
        )
        await expect(["start root"], in: log)
        host.tap("Go")
        await expect(["cancel root"], in: log)
        host.swipeBack()
        await expect(["start root"], in: log)
        #expect(host.screens().count == 1)
    }

    // documentation/swiftui/view/task(name:priority:file:line:_:)
    @Test("A task runs on the actor of the body that declares it")
    func isolation() async {
        struct Isolated: View {
            let log: Log
            var body: some View {
                Text("").task {
                    MainActor.preconditionIsolated()
                    log("isolated")
                }
            }
        }
        let log = Log()
        let host = Host(Isolated(log: log))
        await expect(["isolated"], in: log)
        #expect(host.texts == [""])
    }

    // documentation/swiftui/view/task(id:priority:_:)
    @Test("A task with an id restarts when the id changes, and the old task is canceled")
    func identified() async {
        struct Identified: View {
            @State private var id = 1
            @State private var unrelated = 0
            let log: Log

            var body: some View {
                VStack {
                    Button("Next") { id += 1 }
                    Button("Other \(unrelated)") { unrelated += 1 }
                }
                .task(id: id) { [id] in
                    log("start \(id)")
                    await waitForCancellation()
                    log("cancel \(id)")
                }
            }
        }
        let log = Log()
        let host = Host(Identified(log: log))
        await expect(["start 1"], in: log)
        host.tap("Other 0")
        host.tap("Next")
        await expect(["cancel 1", "start 2"], in: log)
    }
}
