import GridPress
import Testing
import ViewSupport

@Suite("Frames relative to a container")
struct ContainerRelativeTests {
    /// Returns the frames of all painted elements.
    private func frames<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [CGRect] {
        try drawn(width: 320, height: 200, content).elements.filter { $0.kind.name == "Color" || $0.mark.isPainted }
            .map(\.frame)
    }

    @Test("are as long as the scroll view around, or parts of it with gaps between")
    func scrollView() throws {
        let frames = try frames {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                    Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
                    Color.green.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
                }
            }
            .frame(width: 310)
        }
        let part: CGFloat = 290.0 / 3
        let widths: [CGFloat] = [part, part * 2 + 10, 77.5]
        #expect(frames.map(\.width) == widths)
    }

    @Test("are as long as the visible part of a scroll view that is scrolled")
    func scrolled() throws {
        let frames = try frames {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<4) { _ in Color.red.containerRelativeFrame(.horizontal) }
                }
            }
            .scrollPosition(.constant(ScrollPosition(x: 150)))
            .frame(width: 310)
        }
        #expect(Set(frames.map(\.width)) == [310])
    }

    @Test("are as long as the figure elsewhere, and align what is smaller")
    func figure() throws {
        let frames = try frames {
            Color.red.frame(width: 20, height: 20)
                .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
        }
        #expect(frames == [CGRect(x: 300, y: 180, width: 20, height: 20)])
    }

    @Test("never have lengths that can't be drawn")
    func invalid() throws {
        let drawing = try drawn(width: 320, height: 200) {
            Color.red.containerRelativeFrame(.horizontal, count: 0, span: -3, spacing: .nan)
        }
        #expect(drawing.elements.allSatisfy { $0.frame.width >= 0 && $0.frame.width.isFinite })
    }

    @Test("visual effects see the size of their view, and transitions are at rest")
    func effects() throws {
        let drawing = try drawn(width: 100, height: 100) {
            VStack(spacing: 0) {
                Color.red.visualEffect { content, geometry in content.offset(x: geometry.size.width / 2) }
                Color.blue.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.1) }
            }
        }
        let colors = drawing.elements.filter { $0.mark.isPainted }
        #expect(colors.map(\.frame.minX) == [50, 0])
        #expect(drawing.elements.allSatisfy { $0.effect == nil })
    }
}
