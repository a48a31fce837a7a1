import Foundation
import GridPress
import GridPressCombine
import Testing
import ViewSupport

@Suite("Publishers")
struct PublisherTests {
    @Test("deliver values at once, through operators and whatever their scheduler is")
    func operators() {
        var received: [String] = []
        let numbers = [1, 2, 2, 3, 4].publisher
        let work =
            numbers
            .removeDuplicates()
            .filter { $0 != 3 }
            .scan(0, +)
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .delay(for: 0.3, scheduler: DispatchQueue.main)
            .receive(on: OperationQueue.main)
            .map { "\($0)" }
            .sink {
                received.append("\($0)")
            } receiveValue: {
                received.append($0)
            }
        #expect(received == ["1", "3", "7", "finished"])
        work.cancel()
    }

    @Test("of endless sequences end where enough is received")
    func prefixes() {
        #expect(values(of: (1...).publisher.prefix(3)) == [1, 2, 3])
        #expect(values(of: (1...).publisher.first { $0 > 5 }) == [6])
        #expect(values(of: [3, 4].publisher.collect()) == [[3, 4]])
        #expect(values(of: [3, 4, 5].publisher.collect(2)) == [[3, 4], [5]])
        #expect(values(of: [3, 4].publisher.prepend(1, 2).append(5)) == [1, 2, 3, 4, 5])
        #expect(values(of: [3, 4].publisher.contains(4)) == [true])
        #expect(values(of: [3, 4].publisher.allSatisfy { $0 > 3 }) == [false])
        #expect(values(of: Empty<Int, Never>().replaceEmpty(with: 7)) == [7])
    }

    @Test("that are subjects deliver what they are sent, until they end or the subscription is released")
    func subjects() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        subject.send(1)
        var work: Set<AnyCancellable> = []
        subject.sink { received.append($0) }.store(in: &work)
        subject.send(2)
        work = []
        subject.send(3)
        subject.sink { received.append($0) }.store(in: &work)
        subject.send(4)
        subject.send(completion: .finished)
        subject.send(5)
        #expect(received == [2, 4])

        let current = CurrentValueSubject<Int, Never>(1)
        received = []
        current.sink { received.append($0) }.store(in: &work)
        current.value = 2
        current.send(3)
        #expect(received == [1, 2, 3])
        #expect(current.value == 3)
    }

    @Test("are joined by their last values, by pairs, or one after the other")
    func joining() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var (latest, pairs, merged): ([String], [String], [String]) = ([], [], [])
        var work: [AnyCancellable] = []
        first.combineLatest(second) { "\($0)\($1)" }.sink { latest.append($0) }.store(in: &work)
        first.zip(second).sink { pairs.append("\($0)\($1)") }.store(in: &work)
        first.map { "\($0)" }.merge(with: second).sink { merged.append($0) }.store(in: &work)
        first.send(1)
        first.send(2)
        second.send("a")
        second.send("b")
        #expect(latest == ["2a", "2b"])
        #expect(pairs == ["1a", "2b"])
        #expect(merged == ["1", "2", "a", "b"])
        #expect(values(of: [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])

        let streams = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (old, new) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var switched: [Int] = []
        streams.switchToLatest().sink { switched.append($0) }.store(in: &work)
        streams.send(old)
        old.send(1)
        streams.send(new)
        old.send(2)
        new.send(3)
        #expect(switched == [1, 3])
    }

    @Test("replace, catch and pass on errors")
    func errors() throws {
        struct Wrong: Error {}
        let failing = [1, 2, 3].publisher.tryMap { if $0 == 3 { throw Wrong() } else { $0 } }
        #expect(values(of: failing.replaceError(with: 9)) == [1, 2, 9])
        #expect(values(of: failing.catch { _ in Just(7) }) == [1, 2, 7])
        #expect(values(of: failing.retry(1).replaceError(with: 0)) == [1, 2, 1, 2, 0])
        #expect(
            values(
                of: Just(Data("[4]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
                    .replaceError(with: [])
            ) == [[4]]
        )
        #expect(values(of: Fail<Int, Wrong>(error: Wrong()).replaceError(with: 5)) == [5])
        #expect(values(of: Future<Int, Never> { $0(.success(6)) }) == [6])
    }

    @Test("of a promise keep its first result")
    func firstResult() {
        struct Wrong: Error {}
        let future = Future<Int, Wrong> {
            $0(.success(6))
            $0(.failure(Wrong()))
            $0(.success(7))
        }
        #expect(values(of: future.replaceError(with: 0)) == [6])
    }

    @Test("of an object's property give the value that it has when it is asked for")
    func properties() {
        final class Model: NSObject { var count = 1 }
        let model = Model()
        let counts = model.publisher(for: \.count)
        model.count = 2
        #expect(values(of: counts) == [2])
        #expect(values(of: model.publisher(for: \.count, options: [.new])).isEmpty)
        var seen: [Int?] = []
        _ = model.observe(\.count, options: [.initial, .new]) { seen.append($1.newValue) }
        _ = model.observe(\.count, options: [.new]) { seen.append($1.newValue) }
        #expect(seen == [2])
    }

    @Test("of a queue take points in time from dates and from the queue's clock")
    func moments() {
        let date = Date(timeIntervalSinceReferenceDate: 100)
        #expect(SchedulerMoment(date).date == date)
        let later = SchedulerMoment(DispatchTime.now() + 5)
        #expect(abs(later.date.timeIntervalSinceNow - 5) < 1)
    }

    @Test("of a model announce changes before they are made, and let others be assigned")
    func models() {
        final class Model: ObservableObject {
            @Published var count = 1
            @Published var text = ""
            @Published var copy = 0
        }
        let model = Model()
        var log: [String] = []
        var work: Set<AnyCancellable> = []
        model.objectWillChange.sink { log.append("change") }.store(in: &work)
        model.$count.sink { log.append("\($0) after \(model.count)") }.store(in: &work)
        model.$count.map { "\($0)" }.assign(to: \.text, on: model).store(in: &work)
        model.$count.assign(to: &model.$copy)
        log = []
        model.count = 2
        #expect(log.first == "change")
        #expect(log.contains("2 after 1"))
        #expect(model.text == "2")
        #expect(model.copy == 2)
    }

    @Test("of notifications deliver them as they are posted")
    func notifications() {
        let name = Notification.Name("published")
        let center = NotificationCenter()
        var count = 0
        let work = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        work.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test("send views what actions send")
    func receiving() throws {
        let subject = PassthroughSubject<Int, Never>()
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        let log = Box<[Int]>([])
        _ = try drawn {
            Color.red
                .onReceive(subject) { log.value.append($0) }
                .onReceive(timer) { _ in log.value.append(0) }
                .onAppear { subject.send(80) }
        }
        #expect(log.value == [80])
    }

    @Test("give a property of their values")
    func keyPath() {
        var lengths: [Int] = []
        let path: KeyPath<String, Int> = \.count
        _ = Just("three").map(path).sink { lengths.append($0) }
        _ = Publishers.Sequence<[String], Never>(sequence: ["a", "bc"]).map(path).sink { lengths.append($0) }
        #expect(lengths == [5, 1, 2])
    }

    @Test("send views what operators make of published values")
    func published() throws {
        final class Source: ObservableObject {
            @Published var count = 1
        }
        let source = Source()
        let log = Box<[Int]>([])
        _ = try drawn {
            Color.red.onAppear { source.count = 7 }
                .onReceive(source.$count.map { $0 * 10 }) { log.value.append($0) }
                .onReceive(source.$count.filter { $0 > 5 }) { log.value.append($0) }
        }
        #expect(Set(log.value) == [10, 70, 7])
    }

    @Test("are asynchronous sequences too")
    func asynchronous() async throws {
        var received: [Int] = []
        for await value in [1, 2].publisher.values { received.append(value) }
        #expect(received == [1, 2])
        #expect(await Future<Int, Never> { $0(.success(6)) }.value == 6)
    }

    private func values<Source: Publisher>(of publisher: Source) -> [Source.Output] where Source.Failure == Never {
        var values: [Source.Output] = []
        _ = publisher.sink { values.append($0) }
        return values
    }
}

#if !canImport(Darwin)
    @Suite("Names of publishers and subscribers")
    struct PublisherNameTests {
        private final class Counter { var last = 0 }

        @Test("say the types of operators, set properties, and count what is wanted")
        func names() {
            let numbers = [1, 2, 3].publisher
            let doubled: Publishers.Map<Publishers.Sequence<[Int], Never>, Int> = numbers.map { $0 * 2 }
            let counter = Counter()
            doubled.subscribe(Subscribers.Assign(object: counter, keyPath: \.last))
            #expect(counter.last == 6)
            var wanted: Subscribers.Demand = 2
            wanted += .max(3)
            wanted -= 1
            #expect(wanted == .max(4) && wanted + .unlimited == .unlimited)
            #expect(wanted - .unlimited == .none && Subscribers.Demand.unlimited - 1 == .unlimited)
        }

        @Test("that are shared subscribe to their source once, while there are subscribers, and provide the source")
        func shared() {
            let source = PassthroughSubject<Int, Never>()
            var delivered = 0
            let counted = source.handleEvents(receiveOutput: { _ in delivered += 1 }).share()
            let shared: Publishers.Share<PassthroughSubject<Int, Never>> = source.share()
            var (received, work): ([Int], Set<AnyCancellable>) = ([], [])
            for _ in 1...2 { counted.sink { received.append($0) }.store(in: &work) }
            shared.sink { received.append(-$0) }.store(in: &work)
            shared.upstream.send(1)
            #expect(received.sorted() == [-1, 1, 1] && delivered == 1)
            work = []
            shared.upstream.send(2)
            #expect(received.count == 3 && delivered == 1)
            #expect(shared == shared && shared != source.share())
        }
    }
#endif
