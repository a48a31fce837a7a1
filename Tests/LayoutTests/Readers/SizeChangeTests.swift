import GridPress
import Testing
import ViewSupport

@Suite("A change of size")
struct SizeChangeTests {
    /// The sample in FrameUp's documentation.
    private struct Example: NonisolatedView {
        @State private var size: CGSize = .zero
        let passes: Box<Int>

        var body: some View {
            let _ = passes.value += 1
            Text("Hello, World!")
                .padding(100)
                .background(Color.blue)
                .onSizeChange { size in
                    self.size = size
                }
                .overlay(Text("size: \(size.width) x \(size.height)").named("label"), alignment: .bottom)
        }
    }

    @Test("sets state that is seen after exactly one more pass")
    func sample() throws {
        let passes = Box(0)
        let drawing = try drawn { Example(passes: passes).named("view") }
        let size = try drawing.frame("view").size
        #expect(passes.value == 2)
        #expect(drawing.findings.isEmpty)
        #expect(drawing.texts.contains("size: \(size.width)00000 x \(size.height)00000"), "\(drawing.texts)")
    }

    @Test("is reported once, with the final size")
    func once() throws {
        let sizes = Box<[CGSize]>([])
        let drawing = try drawn(width: 70, height: 30) {
            Color.red.padding(5).onSizeChange { sizes.value.append($0) }.named("view")
        }
        #expect(sizes.value == [CGSize(width: 70, height: 30)])
        #expect(try drawing.frame("view") ≈ rect(0, 0, 70, 30))
    }

    @Test("that never ends is a finding after a bounded number of passes")
    func restless() throws {
        struct Growing: NonisolatedView {
            @State private var width: CGFloat = 10
            let passes: Box<Int>

            var body: some View {
                let _ = passes.value += 1
                Color.red.frame(width: width, height: 10).onSizeChange { width = $0.width + 1 }
            }
        }
        let passes = Box(0)
        let drawing = try drawn { Growing(passes: passes) }
        #expect(drawing.codes == [.unstableState])
        #expect(passes.value == FigureLimits.standard.passes + 1)
        #expect(drawing.findings.first?.message.contains("after \(FigureLimits.standard.passes) layout passes") == true)
    }

    @Test("is reported to views around it as a preference, too")
    func preference() throws {
        let sizes = Box<[CGSize]>([])
        _ = try drawn(width: 100, height: 40) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20).onSizeChange { _ in }
                Color.blue.onSizeChange { _ in }
            }
            .onPreferenceChange(FUSizeKey.self) { sizes.value.append($0) }
        }
        #expect(sizes.value == [CGSize(width: 80, height: 40)])
    }
}
