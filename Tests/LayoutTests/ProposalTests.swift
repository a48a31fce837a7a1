import Testing
import ViewSupport

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

@Suite("A leaf answers a proposal")
struct ProposalTests {
    /// A leaf view and its sizes for four proposals: unspecified, 0, 30 and infinity.
    ///
    /// Tests only read it, on any thread.
    struct Leaf: @unchecked Sendable, CustomTestStringConvertible {
        let name: String
        let view: AnyView
        let ideal: CGSize
        let zero: CGSize
        let offer: CGSize
        let infinity: CGSize

        init(
            _ name: String,
            _ view: some View,
            ideal: (CGFloat, CGFloat),
            zero: (CGFloat, CGFloat),
            offer: (CGFloat, CGFloat),
            infinity: (CGFloat, CGFloat)
        ) {
            self.name = name
            self.view = AnyView(view)
            self.ideal = CGSize(width: ideal.0, height: ideal.1)
            self.zero = CGSize(width: zero.0, height: zero.1)
            self.offer = CGSize(width: offer.0, height: offer.1)
            self.infinity = CGSize(width: infinity.0, height: infinity.1)
        }

        /// Creates a leaf that takes every proposed length, and 10 points without a proposal.
        static func flexible(_ name: String, _ view: some View) -> Leaf {
            Leaf(name, view, ideal: (10, 10), zero: (0, 0), offer: (30, 30), infinity: (.infinity, .infinity))
        }

        var testDescription: String { name }

        static let all: [Leaf] = [
            flexible("Color", Color.red),
            flexible("Rectangle", Rectangle()),
            flexible("RoundedRectangle", RoundedRectangle(cornerRadius: 5)),
            flexible("Capsule", Capsule()),
            flexible("Ellipse", Ellipse()),
            flexible("Circle", Circle()),
            flexible("Path", Path(CGRect(x: 0, y: 0, width: 5, height: 5))),
            flexible("custom shape", Diagonal()),
            flexible("filled shape", Rectangle().fill(.red)),
            flexible("stroked shape", Rectangle().stroke(lineWidth: 9)),
            flexible("bordered shape", Rectangle().strokeBorder(.red, lineWidth: 9)),
            flexible("linear gradient", LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
            flexible(
                "radial gradient",
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
            ),
            flexible("angular gradient", AngularGradient(colors: [.red, .blue], center: .center)),
            Leaf(
                "Spacer in no stack",
                Spacer(),
                ideal: (8, 8),
                zero: (8, 8),
                offer: (30, 30),
                infinity: (.infinity, .infinity)
            ),
            Leaf(
                "Divider in no stack",
                Divider(),
                ideal: (10, 1),
                zero: (0, 1),
                offer: (30, 1),
                infinity: (.infinity, 1)
            ),
            Leaf(
                "GeometryReader",
                GeometryReader { _ in Color.red.frame(width: 70, height: 70) },
                ideal: (10, 10),
                zero: (0, 0),
                offer: (30, 30),
                infinity: (.infinity, .infinity)
            ),
            Leaf(
                "ScrollView",
                ScrollView { Color.red.frame(width: 20, height: 70) },
                ideal: (20, 70),
                zero: (20, 0),
                offer: (20, 30),
                infinity: (20, .infinity)
            ),
        ]
    }

    @Test("with its ideal size, its smallest, the offer or its largest", arguments: Leaf.all)
    func leaves(leaf: Leaf) throws {
        #expect(try size(of: leaf.view, offered: nil, nil) == leaf.ideal)
        #expect(try size(of: leaf.view, offered: 0, 0) == leaf.zero)
        #expect(try size(of: leaf.view, offered: 30, 30) == leaf.offer)
        #expect(try size(of: leaf.view, offered: .infinity, .infinity) == leaf.infinity)
    }

    @Test("on each axis by itself")
    func axesAreIndependent() throws {
        #expect(try size(of: Color.red, offered: nil, 30) == CGSize(width: 10, height: 30))
        #expect(try size(of: Rectangle(), offered: .infinity, 0) == CGSize(width: CGFloat.infinity, height: 0))
    }

    @Test(
        "as a circle with a square of the smaller side, or of the only one that is offered",
        arguments: [
            (120, 80, 80), (nil, 80, 80), (4, nil, 4), (nil, nil, 10), (.infinity, 30, 30), (0, 30, 0),
        ] as [(CGFloat?, CGFloat?, CGFloat)]
    )
    func circle(width: CGFloat?, height: CGFloat?, side: CGFloat) throws {
        #expect(try size(of: Circle(), offered: width, height) == CGSize(width: side, height: side))
    }

    @Test("as a text with one size whatever is offered")
    func text() throws {
        let ideal = try size(of: Text("Grid"), offered: nil, nil)
        #expect(ideal.width > 10 && ideal.height > 10)
        #expect(try size(of: Text("Grid"), offered: .infinity, .infinity) == ideal)
    }

    @Test("as a custom shape with the size that it says itself")
    func customShapeSize() throws {
        struct Double: Shape {
            func path(in rect: CGRect) -> Path { Path(rect) }
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
                CGSize(width: (proposal.width ?? 4) * 2, height: 3)
            }
        }
        #expect(try size(of: Double(), offered: 20, 20) == CGSize(width: 40, height: 3))
        #expect(try size(of: Double().fill(.red), offered: nil, nil) == CGSize(width: 8, height: 3))
    }
}

@Suite("A proposal")
struct ProposedViewSizeTests {
    @Test("fills its open lengths with 10, or with the given length")
    func replacing() {
        let proposal = ProposedViewSize(width: nil, height: 200)
        #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 200))
        #expect(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 3, height: 4))
                == CGSize(width: 3, height: 4)
        )
    }

    @Test("never goes below 0 inside insets, stays open where it is, and is 0 for what is no number")
    func insets() {
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        #expect(ProposedViewSize(width: 100, height: 15).inset(by: insets) == ProposedViewSize(width: 60, height: 0))
        #expect(ProposedViewSize(width: nil, height: .nan).inset(by: insets) == ProposedViewSize(width: nil, height: 0))
        #expect(ProposedViewSize.infinity.inset(by: insets) == .infinity)
    }

    @Test("reaches a view as 0 where a layout offers less than nothing or no number")
    func invalidOffers() throws {
        let offers = Answer()
        _ = try drawn(width: 50, height: 50) {
            ProposingView(ProposedViewSize(width: -5, height: .nan), offers) { Color.red }
        }
        #expect(offers.size == .zero)
    }
}

/// A line from the leading top corner to the trailing bottom one.
struct Diagonal: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
    }
}
