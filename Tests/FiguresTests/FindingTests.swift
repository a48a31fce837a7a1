import GridPress
import Testing
import ViewSupport

@Suite("What looks wrong is a finding")
struct FindingTests {
    /// Returns the only finding of a figure of 100 by 50.
    private func finding<Content: View>(
        scheme: Drawing.Scheme = .light,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> Finding {
        let findings = try drawn(width: 100, height: 50, scheme: scheme, content).findings
        try #require(findings.count == 1, "\(findings)")
        return findings[0]
    }

    @Test("is empty where nothing is wrong")
    func none() throws {
        let drawing = try drawn(width: 100, height: 50, scheme: .adaptive) {
            HStack {
                Text("x"); Color.red; Circle().stroke()
            }.padding().frame(minWidth: 0, maxWidth: .infinity)
        }
        #expect(drawing.findings.isEmpty)
    }

    @Test("elements of a ForEach that share an identity; all are drawn")
    func duplicateIdentities() throws {
        let drawing = try drawn(width: 100, height: 50) {
            HStack { ForEach(["b", "a", "b", "c", "a", "b"], id: \.self) { Color.red.named($0) } }
        }
        #expect(drawing.names.count == 3 && drawing.elements.count == 7)
        #expect(drawing.codes == [.duplicateIdentity, .duplicateIdentity])
        #expect(
            drawing.findings[0].message.contains("identity b") && drawing.findings[1].message.contains("identity a")
        )
    }

    @Test("a frame that can't be drawn; its place says which one it is")
    func undrawableFrame() throws {
        let drawing = try drawn(width: 100, height: 50) {
            HStack { Color.red.fixedSize().frame(width: 1e8).named("wide") }.named("row")
        }
        #expect(Set(drawing.codes) == [.undrawableFrame])
        #expect(drawing.findings.map(\.location?.description) == ["HStack", "HStack \"row\" > frame"])
        #expect(drawing.findings[0].message.contains("100000000"))
        #expect(try drawing.frame("wide").width <= FigureLimits.length)
    }

    @Test("a length that a frame can't have", arguments: [-1, .nan, .infinity] as [CGFloat])
    func fixedFrames(length: CGFloat) throws {
        let found = try finding { Color.red.frame(width: length, height: 5).named("view") }
        #expect(found.code == .invalidFrameLength && found.message.contains("width"))
        let drawing = try drawn(width: 100, height: 50) { Color.red.frame(width: length, height: 5).named("view") }
        #expect(try drawing.frame("view").size == CGSize(width: 100, height: 5))
    }

    @Test("a limit that a frame can't have; an endless maximum is none of them")
    func flexibleFrames() throws {
        #expect(try finding { Color.red.frame(minWidth: .nan) }.message.contains("minWidth"))
        #expect(try finding { Color.red.frame(idealHeight: .infinity) }.message.contains("idealHeight"))
        #expect(try finding { Color.red.frame(maxHeight: -.infinity) }.message.contains("maxHeight"))
        #expect(try drawn(width: 10, height: 10) { Color.red.frame(maxWidth: .infinity) }.findings.isEmpty)
    }

    @Test("a padding or a spacing that can't be")
    func paddingAndSpacing() throws {
        #expect(try finding { Color.red.padding(.leading, .nan) }.code == .invalidPadding)
        #expect(try finding { HStack(spacing: .infinity) { Color.red } }.code == .invalidSpacing)
        #expect(try finding { VStack(spacing: .nan) { Color.red } }.code == .invalidSpacing)
    }

    @Test("an outline or a line that can't be drawn")
    func shapes() throws {
        struct Broken: Shape {
            func path(in rect: CGRect) -> Path { Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) }
        }
        #expect(try finding { Broken() }.code == .undrawableOutline)
        #expect(try finding { Circle().stroke(.red, lineWidth: .nan) }.code == .undrawableLine)
        #expect(try finding { Circle().stroke(.red, style: StrokeStyle(dash: [3, -1])) }.code == .undrawableLine)
    }

    @Test("each once, and no flood of one kind")
    func floods() throws {
        let drawing = try drawn(width: 100, height: 50) {
            ForEach(0..<300) { Color.red.frame(width: -1 - CGFloat($0)) }
        }
        #expect(drawing.findings.count == 101)
        #expect(drawing.findings.last?.message.contains("200 more") == true)
        #expect(try finding { ForEach(0..<300) { _ in Color.red.frame(width: -1) } }.code == .invalidFrameLength)
    }
}
