import Foundation
import GridPress

extension RecordedView {
    /// Controls, images, spacers and dividers, and the order in which views are built and painted.
    static var foundLeaves: [RecordedView] {
        [
            RecordedView("kudo.controls.macOS") {
                VStack {
                    Divider().named("divider")
                    Slider(value: .constant(0)).named("slider")
                    TextField("", text: .constant("")).named("field")
                }
            } relations: { result in
                let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
                return [
                    result.frame("divider").size == CGSize(width: 390, height: 1),
                    result.frame("slider").size == CGSize(width: 390, height: 16)
                        && size(Slider(value: .constant(0)).fixedSize()).width == 0,
                    result.frame("field").size == CGSize(width: 390, height: 24),
                    size(toggle.toggleStyle(.switch)) == CGSize(width: 54, height: 24)
                        && size(toggle.toggleStyle(.checkbox)) == CGSize(width: 16, height: 16),
                    size(Button("Go") {}) == CGSize(width: 42, height: 24),
                    size(VStack { box.offset(x: 9) }) == size(VStack { box })
                        && size(VStack { box.hidden() }) == size(VStack { box }),
                ]
            },
            RecordedView("metalui.image.resizable") {
                picture.resizable()
            } relations: { _ in
                let (room, wide) = (ProposedViewSize(width: 100, height: 60), ProposedViewSize(width: 100, height: nil))
                let natural = CGSize(width: 40, height: 20)
                return [
                    size(picture.resizable().scaledToFit(), room) == CGSize(width: 100, height: 50)
                        && size(picture.resizable().scaledToFill(), room) == CGSize(width: 120, height: 60),
                    size(picture.resizable().scaledToFit(), wide) == CGSize(width: 100, height: 50)
                        && size(picture.resizable().scaledToFill(), wide) == CGSize(width: 100, height: 50),
                    size(picture, room) == natural && size(picture.aspectRatio(1, contentMode: .fit), room) == natural,
                ]
            },
            RecordedView("metalui.layout.spacer") {
                Inspecting(inspected: Inspected()) { Spacer(minLength: 12) }
            } relations: { _ in
                let inspected = Inspected()
                _ = size(Inspecting(inspected: inspected) { Spacer(minLength: 12) })
                let least = CGSize(width: 12, height: 12)
                let endless = CGSize(width: CGFloat.infinity, height: .infinity)
                return [inspected.sizes == [least, least, endless] && inspected.priority == -.infinity]
            },
            // The device's own safe area at the top is padding here.
            RecordedView("markdownui.divider.scale2") {
                VStack(spacing: 0) {
                    Color.clear.frame(maxWidth: .infinity, minHeight: 129, maxHeight: 129)
                    Divider().named("d")
                    Color.clear.frame(maxWidth: .infinity, minHeight: 220.5, maxHeight: 220.5)
                }
                .border(Color.blue).named("b")
                .padding()
                .environment(\.displayScale, 2)
            } relations: { result in
                let border = result.frame("b")
                return [result.frame("d").height == 0.5, border.minX == 16 && border.maxX == 359]
            },
            RecordedView("metalui.forEach.sameIds") {
                VStack { ForEach(["x", "x"], id: \.self) { _ in box.named("element") } }
            } relations: { result in
                [result.drawing.frames(named: "element").count == 1]
            },
            RecordedView("metalui.overlay.paintOrder") {
                layers(zIndex: 0)
            } relations: { result in
                let room = ProposedViewSize(width: 100, height: 100)
                let raised = RecordedResult(of: layers(zIndex: 1), room)
                let clipped = RecordedResult(of: layers(zIndex: 0).frame(width: 20, height: 20).clipped(), room)
                return [
                    result.topmost(at: CGPoint(x: 50, y: 50)) == "green"
                        && result.topmost(at: CGPoint(x: 25, y: 50)) == "blue",
                    raised.topmost(at: CGPoint(x: 30, y: 30)) == "blue",
                    clipped.drawing.paintedBounds().size == CGSize(width: 20, height: 20),
                ]
            },
        ]
    }

    private static var box: some View { Color.clear.frame(width: 20, height: 10) }

    /// An image of 40 by 20 points.
    private static var picture: Image {
        let png = "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUAQAAAADXPUIWAAAADElEQVR42mNgGBgAAAB4AAE1M26kAAAAAElFTkSuQmCC"
        return Image(data: Data(base64Encoded: png) ?? Data())
    }

    private static func layers(zIndex: Double) -> some View {
        ZStack {
            Color.red.frame(width: 20, height: 20).named("red")
                .overlay { Color.blue.frame(width: 60, height: 60).named("blue") }
                .zIndex(zIndex)
            Color.green.frame(width: 40, height: 40).named("green")
        }
    }

    private static func size<Content: View>(_ view: Content, _ proposal: ProposedViewSize = .unspecified) -> CGSize {
        RecordedResult(of: view, proposal).size
    }
}

extension RecordedResult {
    /// Returns the name of the last painted view at a point; `nil` for none.
    fileprivate func topmost(at point: CGPoint) -> String? {
        drawing.elements.last { $0.name != nil && $0.frame.contains(point) }?.name
    }
}

/// The answers of a view to a custom layout.
private final class Inspected {
    /// The sizes for the proposals zero, unspecified and infinity.
    var sizes: [CGSize] = []
    var priority = 0.0
}

/// A layout that asks its view for its sizes and its priority.
private struct Inspecting: Layout {
    let inspected: Inspected

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        inspected.sizes = [.zero, .unspecified, .infinity].map { subviews[0].sizeThatFits($0) }
        inspected.priority = subviews[0].priority
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
