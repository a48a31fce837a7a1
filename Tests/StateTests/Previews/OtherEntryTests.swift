import GridPress
import Testing

extension Transaction {
    @Entry fileprivate var isQuick = false
}

extension ContainerValues {
    @Entry fileprivate var isPinned: Bool = false
}

extension FocusedValues {
    @Entry fileprivate var document: String?
}

@Suite("@Entry in transactions, containers and focused values")
@MainActor
struct OtherEntryTests {
    @Test("A transaction has the value that is set")
    func transaction() {
        var transaction = Transaction()
        #expect(!transaction.isQuick)
        transaction.isQuick = true
        #expect(transaction.isQuick)
    }

    @Test("A container reads the values of its subviews")
    func container() throws {
        let views = Group {
            Color.red.containerValue(\.isPinned, true)
            Color.blue
        }
        let drawing = try Figure("Pinned", width: 40, height: 10) {
            HStack(spacing: 0) {
                ForEach(subviews: views) { subview in
                    subview.frame(width: subview.containerValues.isPinned ? 30 : 10)
                }
            }
        }
        .drawing()
        let widths = drawing.elements.filter { $0.kind.name == "Color" }.map(\.frame.width)
        #expect(widths == [30, 10])
    }

    @Test("Nothing has the focus, so that a focused value is missing")
    func focusedValues() { #expect(FocusedValue(\.document).wrappedValue == nil) }
}
