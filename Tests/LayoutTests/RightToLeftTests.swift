import GridPress
import Testing
import ViewSupport

@Suite("Where reading runs from right to left")
struct RightToLeftTests {
    /// Returns the frame of the view named "view" in a right-to-left figure of 100 by 50.
    private func frame<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> CGRect {
        try drawn(width: 100, height: 50) { content().environment(\.layoutDirection, .rightToLeft) }.frame("view")
    }

    private let box = Color.red.frame(width: 20, height: 10).named("view")

    @Test("stacks begin at the right")
    func stacks() throws {
        #expect(
            try frame {
                HStack(spacing: 0) {
                    box; Color.blue
                }
            } ≈ rect(80, 20, 20, 10)
        )
        #expect(
            try frame {
                VStack(alignment: .leading, spacing: 0) {
                    box; Color.blue.frame(height: 10)
                }
            }.minX ≈ 80
        )
        #expect(
            try frame {
                ZStack(alignment: .topLeading) {
                    Color.blue; box
                }
            } ≈ rect(80, 0, 20, 10)
        )
    }

    @Test("frames align their views the other way round")
    func frames() throws {
        #expect(try frame { box.frame(width: 100, height: 50, alignment: .topLeading) } ≈ rect(80, 0, 20, 10))
        #expect(try frame { box.frame(maxWidth: .infinity, alignment: .trailing) }.minX ≈ 0)
        #expect(try frame { box.frame(width: 100) }.minX ≈ 40)
    }

    @Test("padding on the leading side is at the right")
    func padding() throws {
        #expect(try frame { Color.red.named("view").padding(.leading, 30) } ≈ rect(0, 0, 70, 50))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(try frame { Color.red.named("view").padding(insets) } ≈ rect(4, 1, 94, 46))
    }

    @Test("overlays and backgrounds lie at the other side")
    func decorations() throws {
        #expect(try frame { Color.blue.overlay(alignment: .topLeading) { box } } ≈ rect(80, 0, 20, 10))
        #expect(try frame { Color.blue.background(alignment: .bottomTrailing) { box } } ≈ rect(0, 40, 20, 10))
    }

    @Test("an offset moves to the left")
    func offset() throws {
        #expect(try frame { Color.red.named("view").offset(x: 10, y: 5) } ≈ rect(-10, 5, 100, 50))
    }

    @Test("a position counts from the right")
    func position() throws {
        #expect(try frame { box.position(x: 15, y: 5) } ≈ rect(75, 0, 20, 10))
    }

    @Test("guides count from the right")
    func guides() throws {
        let x = try frame {
            VStack(alignment: .leading, spacing: 0) {
                Color.blue.frame(height: 10)
                box.alignmentGuide(.leading) { _ in -5 }
            }
            .frame(width: 100)
        }.minX
        #expect(x ≈ 75)
    }

    @Test("custom layouts are mirrored, and get the direction")
    func customLayouts() throws {
        #expect(
            try frame {
                OnTop()({
                    box; Color.blue
                })
            } ≈ rect(80, 0, 20, 10)
        )
        let found = Found()
        _ = try frame { Reporting(found: found)({ box }) }
        #expect(found.direction == .rightToLeft)
    }

    @Test("scroll views, geometry readers and aspect ratios are mirrored")
    func containers() throws {
        #expect(
            try frame {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        box; Color.blue.frame(width: 300)
                    }
                }
            }.minX ≈ 80
        )
        #expect(try frame { GeometryReader { _ in box } } ≈ rect(80, 0, 20, 10))
        #expect(
            try frame {
                ViewThatFits {
                    HStack(spacing: 0) {
                        box; Spacer()
                    }
                }
            }.minX ≈ 80
        )
    }

    @Test("shapes are mirrored unless they say that they stay")
    func shapes() throws {
        func path(_ shape: some Shape) throws -> CGRect {
            let drawing = try drawn(width: 100, height: 50) { shape.environment(\.layoutDirection, .rightToLeft) }
            guard case .shape(let mark) = drawing.elements[0].mark else { return .null }
            return mark.path.boundingRect
        }
        #expect(try path(LeftHalf(layoutDirectionBehavior: .mirrors)) ≈ rect(50, 0, 50, 50))
        #expect(try path(LeftHalf(layoutDirectionBehavior: .fixed)) ≈ rect(0, 0, 50, 50))
    }

    @Test("the direction may change back inside")
    func changesInside() throws {
        let drawing = try drawn(width: 100, height: 10) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 10).named("inner"); Color.blue
                }
                .environment(\.layoutDirection, .leftToRight)
                Color.green.frame(width: 30).named("outer")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try drawing.frame("outer").minX ≈ 0)
        #expect(try drawing.frame("inner").minX ≈ 30)
    }

    @Test("the space beside a view is that of its other side")
    func spacing() throws {
        // The spacer at the end of the first stack is at its left, beside the second stack.
        let x = try frame {
            HStack {
                HStack {
                    Color.blue.frame(width: 10); Spacer(minLength: 0)
                }.fixedSize(); box; Spacer()
            }
        }.minX
        #expect(x ≈ 70)
    }

    private final class Found { var direction: LayoutDirection? }

    private struct Reporting: Layout {
        let found: Found

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            found.direction = subviews.layoutDirection
        }
    }

    private struct LeftHalf: Shape {
        let layoutDirectionBehavior: LayoutDirectionBehavior

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: rect.origin)
                path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}
