import Testing

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

@Suite("Environments of a drawing")
struct EnvironmentTableTests {
    private func lineLimit(_ limit: Int) -> (EnvironmentStep, (inout EnvironmentValues) -> Void) {
        (EnvironmentStep(\TextSettings.lineLimit, limit), { $0.lineLimit = limit })
    }

    @Test("are one where equal values are given to one key of one environment")
    func equalSteps() {
        var table = EnvironmentTable()
        let parent = EnvironmentValues()
        let (step, change) = lineLimit(2)
        let first = table.environment(from: parent, step, change)
        let second = table.environment(from: parent, lineLimit(2).0) { _ in Issue.record("The step is known.") }
        #expect(first.isShared(with: second))
        #expect(second.lineLimit == 2)
        #expect(parent.lineLimit == nil)
    }

    @Test("differ by the value, by the key, and by the environment before")
    func differentSteps() {
        var table = EnvironmentTable()
        let parent = EnvironmentValues()
        let two = table.environment(from: parent, lineLimit(2).0, lineLimit(2).1)
        let three = table.environment(from: parent, lineLimit(3).0, lineLimit(3).1)
        let spacing = table.environment(from: parent, EnvironmentStep(\TextSettings.lineSpacing, CGFloat(2))) {
            $0.lineSpacing = 2
        }
        let both = table.environment(from: two, EnvironmentStep(\TextSettings.lineSpacing, CGFloat(2))) {
            $0.lineSpacing = 2
        }
        #expect([two, three, spacing, both].map(\.lineLimit) == [2, 3, nil, 2])
        #expect([two, three, spacing, both].map(\.lineSpacing) == [0, 0, 2, 2])
    }

    @Test("are right, too, where there are more of them than are found again")
    func manySteps() {
        var table = EnvironmentTable()
        let parent = EnvironmentValues()
        for _ in 0..<2 {
            for limit in stride(from: 1, to: 6000, by: 7) {
                let result = table.environment(from: parent, lineLimit(limit).0, lineLimit(limit).1)
                #expect(result.lineLimit == limit)
            }
        }
        for limit in 1...5000 {
            #expect(table.environment(from: parent, lineLimit(limit).0, lineLimit(limit).1).lineLimit == limit)
        }
    }

    @Test("keep the style of a row apart from that of the next one")
    func rows() throws {
        let drawing = try Figure("Rows") {
            VStack {
                ForEach(0..<40) { index in
                    HStack { Text("a").font(index % 3 == 0 ? .title : .caption) }
                        .font(index % 2 == 0 ? .largeTitle : .body)
                        .foregroundStyle(index % 5 == 0 ? Color.red : Color.blue)
                        .lineLimit(index % 7)
                }
            }
        }
        .drawing()
        let runs = drawing.elements.compactMap { element -> Drawing.TextRun? in
            guard case .text(let lines) = element.mark else { return nil }
            return lines[0].runs[0]
        }
        #expect(runs.count == 40)
        let title = runs[0]
        let caption = runs[1]
        #expect(title.font.size > caption.font.size)
        for index in runs.indices {
            #expect(runs[index].font == (index % 3 == 0 ? title.font : caption.font))
            #expect((runs[index].paint == title.paint) == (index % 5 == 0))
        }
    }
}
