import GridPress
import Testing
import ViewSupport

@Suite("A row grid, like the one whose measurements were recorded,")
struct RowGridLogTests {
    /// A log of the proposals of a view.
    private final class Log {
        private(set) var proposals: [ProposedViewSize] = []

        func note(_ proposal: ProposedViewSize) {
            if !proposals.contains(proposal) { proposals.append(proposal) }
        }
    }

    /// A layout that logs its proposals, and is otherwise replaced by its only view.
    private struct Recorded: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            log.note(proposal)
            return subviews[0].sizeThatFits(proposal)
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout Void
        ) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    private var inner: some View {
        Grid {
            GridRow {
                Color.red
                Color.green
            }
            Color.blue
            Color.yellow
        }
    }

    @Test("asks a cell that spans two columns for nothing, for everything, and once for what it gets")
    func measurements() throws {
        let log = Log()
        _ = try Figure("Log", width: 350, height: 350) {
            Grid {
                GridRow {
                    Color.red
                    Color.green
                    Recorded(log: log)({ inner }).gridCellColumns(2)
                }
            }
        }
        .drawing()
        #expect(log.proposals == [.zero, .infinity, ProposedViewSize(width: 167, height: 350)])
    }

    @Test("is as small as its gaps, as large as the room, and what it is offered")
    func answers() throws {
        final class Asked { var sizes: [CGSize] = [] }
        struct ProposingView: Layout {
            let asked: Asked

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                asked.sizes = [.zero, .infinity, ProposedViewSize(width: 167, height: 350)].map {
                    subviews[0].sizeThatFits($0)
                }
                return .zero
            }

            func placeSubviews(
                in bounds: CGRect,
                proposal: ProposedViewSize,
                subviews: Subviews,
                cache: inout Void
            ) {}
        }
        let asked = Asked()
        _ = try Figure("Answers") { ProposingView(asked: asked)({ inner }) }.drawing()
        #expect(
            asked.sizes == [
                CGSize(width: 8, height: 16), CGSize(width: CGFloat.infinity, height: .infinity),
                CGSize(width: 167, height: 350),
            ]
        )
    }
}
