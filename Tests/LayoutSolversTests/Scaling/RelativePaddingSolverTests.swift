import GridPressProperties
import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("Room that depends on the length of a view")
struct RelativePaddingSolverTests {
    @Test("is a part of a view's own length")
    func rigid() {
        let solver = RelativePaddingSolver(before: 0.2, after: 0)
        let room = solver.room(around: 200, isFilling: false)
        #expect([room.before, room.after, room.length] == [40, 0, 240])
    }

    @Test("is a part of both together around a view that fills what it is offered")
    func filling() {
        let solver = RelativePaddingSolver(before: 0.1, after: 0.1)
        #expect(solver.contentOffer(for: 300, isFilling: true) == 240)
        let room = solver.room(around: 240, isFilling: true)
        #expect(abs(room.before - 30) < 1e-9 && abs(room.after - 30) < 1e-9 && abs(room.length - 300) < 1e-9)
    }

    @Test("takes a view for one that fills if it takes endless room")
    func reporting() {
        let solver = RelativePaddingSolver(before: 0.1, after: 0.1)
        #expect(solver.isFilling(most: .infinity))
        #expect(!solver.isFilling(most: 500))
    }

    @Test("leaves a view with an ideal length as much as both take together")
    func offers() {
        let solver = RelativePaddingSolver(before: 0.2, after: 0.2)
        #expect(solver.contentOffer(for: 140, isFilling: false) == 100)
        #expect(solver.contentOffer(for: nil, isFilling: false) == nil)
    }

    @Test("of the whole length or more is of the view's own length alone")
    func tooMuch() {
        let solver = RelativePaddingSolver(before: 1, after: 1)
        #expect(!solver.isFilling(most: .infinity))
        #expect(solver.contentOffer(for: 300, isFilling: false) == 100)
        #expect(solver.room(around: 100, isFilling: false).length == 300)
    }

    @Test("is finite, never less than nothing and never more than was offered to a filling view")
    func promises() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            func part() -> Double { Double(Int.random(in: -15...15, using: &random)) / 10 }
            let solver = RelativePaddingSolver(before: part(), after: part())
            let offer: Double? = seed % 10 == 0 ? nil : .random(in: 0...900, using: &random)
            let least = Double.random(in: 0...300, using: &random)
            let most = Bool.random(using: &random) ? Double.infinity : least + .random(in: 0...300, using: &random)
            // The view has a length between two limits, and the smaller one without a proposal.
            func length(_ offer: Double?) -> Double { min(max(offer ?? least, least), most) }
            let isFilling = solver.isFilling(most: most)
            let rest = solver.contentOffer(for: offer, isFilling: isFilling)
            let viewLength = length(rest)
            let room = solver.room(around: viewLength, offered: rest ?? .infinity, isFilling: isFilling)
            func name() -> String { "\(solver), \(least) to \(most) in \(offer ?? -1): \(room)" }
            if ![room.before, room.after, room.length].allSatisfy({ abs($0) <= 10_000 }) || room.length < 0 {
                check.fail("\(name()) is no room")
            }
            if let offer, solver.sum > -1, viewLength > least, room.length > offer + 1e-6 {
                check.fail("\(name()) is more than was offered")
            }
            if isFilling, let offer, viewLength > least, abs(room.length - offer) > 1e-6 {
                check.fail("\(name()) is not what was offered")
            }
            if !isFilling || viewLength > (rest ?? .infinity) + 1e-6,
                abs(room.before - viewLength * solver.before) > 1e-9
            {
                check.fail("\(name()) is another part")
            }
            if abs(viewLength + room.before + room.after - room.length) > 1e-6, room.length > 0 {
                check.fail("\(name()) doesn't add up")
            }
        }
    }
}
