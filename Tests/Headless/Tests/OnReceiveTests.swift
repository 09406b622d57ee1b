import HeadlessHost
import SwiftUI
import Testing

// documentation/swiftui/view/onreceive(_:perform:), documentation/combine/publisher
@MainActor @Suite struct OnReceiveTests {
    private struct Receiver<P: Publisher>: View where P.Output == Int, P.Failure == Never {
        let publisher: P
        @State private var last = 0
        var body: some View { Text("Last \(last)").onReceive(publisher) { last = $0 } }
    }

    @Test("A view receives each value of a publisher")
    func values() {
        let subject = PassthroughSubject<Int, Never>()
        let host = Host(Receiver(publisher: subject))
        for value in [4, 5] {
            subject.send(value)
            host.settle()
            #expect(host.texts == ["Last \(value)"])
        }
    }

    @Test("A view receives the current value of a subject at once")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(7)
        let host = Host(Receiver(publisher: subject.eraseToAnyPublisher()))
        #expect(host.texts == ["Last 7"])
        subject.value = 8
        host.settle()
        #expect(host.texts == ["Last 8"])
    }

    @Test("A view receives a published property, first its current value")
    func published() {
        final class Model: ObservableObject { @Published var count = 1 }
        let model = Model()
        let host = Host(Receiver(publisher: model.$count))
        #expect(host.texts == ["Last 1"])
        model.count = 2
        host.settle()
        #expect(host.texts == ["Last 2"])
    }

    @Test("A view receives notifications, and a removed view does not")
    func notifications() {
        let center = NotificationCenter()
        let log = Log()
        let name = Notification.Name("Saved")
        let host = Host(
            Switchable { isOn in
                if !isOn { Text("Open").onReceive(center.publisher(for: name)) { log($0.name.rawValue) } }
            }
        )
        center.post(name: name, object: nil)
        #expect(log.take() == ["Saved"])
        host.tap("Switch")
        center.post(name: name, object: nil)
        #expect(log.take().isEmpty)
    }

    @Test("A view with another publisher receives only from that one")
    func otherPublisher() {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let host = Host(Steps { Receiver(publisher: subjects[min($0, 1)]) })
        host.tap("Step")
        subjects[0].send(1)
        host.settle()
        #expect(host.shown == ["Last 0"])
        subjects[1].send(2)
        host.settle()
        #expect(host.shown == ["Last 2"])
    }

    @Test("A view receives the dates of a timer")
    func timer() async {
        let log = Log()
        let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        let host = Host(Text("Clock").onReceive(timer) { _ in log("tick") })
        #expect(await log.take(2).count >= 2)
        #expect(host.texts == ["Clock"])
    }

    @Test("A subject that has completed sends nothing more")
    func completion() {
        let subject = PassthroughSubject<Int, Never>()
        let log = Log()
        let subscription = subject.sink { _ in
            log("end")
        } receiveValue: {
            log("\($0)")
        }
        subject.send(1)
        subject.send(completion: .finished)
        subject.send(2)
        #expect(log.entries == ["1", "end"])
        subscription.cancel()
    }
}
