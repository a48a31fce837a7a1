import Foundation
import Testing

/// The table of recordings, which has to be complete, and the runner, which has to find differences.
@Suite("The views of recordings")
struct RecordedViewTests {
    /// The recordings in the repository.
    private static let recordings = Result {
        try CaseFile.recordings.flatMap { try CaseFile($0, in: CaseFile.ownFolder).cases }
    }

    @Test("are one for each recording, unless they can't be drawn")
    func complete() throws {
        let ids = try Self.recordings.get().map(\.id)
        let drawn = try RecordedView.ids()
        #expect(Set(ids).count == ids.count && Set(drawn).count == drawn.count)
        for id in ids {
            #expect(
                drawn.contains(id) != (RecordedView.undrawn[id] != nil),
                "\(id) is neither drawn nor in the list, or both"
            )
        }
        for id in drawn + RecordedView.undrawn.keys { #expect(ids.contains(id), "\(id) is no recording") }
        for id in RecordedView.contradicted.keys { #expect(drawn.contains(id), "\(id) isn't drawn") }
    }

    @Test("have a name for each frame that is expected of them, and no other")
    func names() throws {
        for testCase in try Self.recordings.get()
        where RecordedView.undrawn[testCase.id] == nil && testCase.data["expected"]["relations"].isNull {
            guard case .object(let frames) = testCase.data["expected"]["frames"] else { continue }
            let drawn = try RecordedCase(testCase).names()
            #expect(Set(drawn) == Set(frames.keys), "\(testCase.id)")
        }
    }

    /// Returns the differences from a recording that is written in the test.
    private func failures(_ id: String, environment: String, expected: String, more: String = "") throws -> [String] {
        let text =
            #"{"id": "\#(id)", "environment": \#(environment), "expected": \#(expected), "tolerance": 0\#(more)}"#
        let data = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
        let testCase = CaseFile.Case(id: id, kind: "cases", data: data)
        return Interpreter.failures(of: testCase, in: "recordings.json")
    }

    @Test("pass where frames are right, and fail with the name of what is wrong")
    func mismatch() throws {
        let (id, room) = ("openswiftui.frame.size", #"{"size": [200, 200]}"#)
        #expect(try failures(id, environment: room, expected: #"{"frames": {"red": [75, 75, 50, 50]}}"#) == [])
        #expect(
            try failures(id, environment: room, expected: #"{"frames": {"red": [75, 75, 50, 51]}}"#)
                == ["red: expected [75.0, 75.0, 50.0, 51.0], got [75.0, 75.0, 50.0, 50.0]"]
        )
        #expect(
            try failures(id, environment: #"{"proposal": [null, 9]}"#, expected: #"{"size": [50, 9]}"#)
                == ["size: expected [50.0, 9.0], got [50.0, 50.0]"]
        )
        #expect(
            try failures(id, environment: room, expected: #"{"frames": {"blue": [75, 75, 50, 50]}}"#)
                == ["blue: expected one view of this name, got 0"]
        )
    }

    @Test("fail where nothing is expected, where no view is written, and where a field or a relation isn't known")
    func unknown() throws {
        let (id, room) = ("openswiftui.frame.size", #"{"size": [200, 200]}"#)
        #expect(try failures(id, environment: room, expected: "{}") == ["nothing is expected"])
        #expect(try failures("nothing", environment: room, expected: "{}") == ["no view is written for this recording"])
        #expect(try !failures(id, environment: room, expected: #"{"glow": 1}"#).isEmpty)
        #expect(
            try !failures(id, environment: #"{"size": [1, 1], "glow": 1}"#, expected: #"{"size": [50, 50]}"#).isEmpty
        )
        #expect(try !failures(id, environment: room, expected: #"{"size": [50, 50]}"#, more: #", "glow": 1"#).isEmpty)
        #expect(
            try failures(id, environment: room, expected: #"{"relations": ["it glows"]}"#)
                == ["0 of 1 relations are written"]
        )
        let contradictory = #"{"relations": ["it is as wide as its child"]}"#
        #expect(
            try failures(
                "openswiftui.frame.contradictory",
                environment: #"{"proposal": [80, 80]}"#,
                expected: contradictory
            )
                == []
        )
    }
}
