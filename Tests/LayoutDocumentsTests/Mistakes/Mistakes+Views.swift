import GridPressKits
import LayoutDocuments

extension Mistakes {
    /// Errors that only views in Swift can contain.
    static var views: [MarkedViews] {
        [
            MarkedViews(unplaced: [.invalidPadding]) { Color.red.padding(.nan) },
            MarkedViews {
                Mark(.symbolWithoutLayers) {
                    Image(systemName: "gearshape").symbolRenderingMode(.multicolor)
                }
            },
            MarkedViews {
                Mark(.invalidScrollOffset) {
                    ScrollView { Color.red }.scrollOffset(CGPoint(x: CGFloat.nan, y: 0))
                }
            },
            MarkedViews {
                Mark(.gridWithoutTracks) {
                    Grid(tracks: []) { Color.red }
                }
            },
            MarkedViews {
                Mark(.gridWithoutTracks) {
                    LazyHGrid(rows: []) { Color.red }
                }
            },
            MarkedViews {
                Mark(.gridItemLength) {
                    LazyVGrid(columns: [GridItem(.fixed(-1))]) { Color.red }
                }
                Mark(.gridItemLength) {
                    LazyVGrid(columns: [GridItem(.flexible(minimum: 50, maximum: 20))]) { Color.red }
                }
                Mark(.gridItemLength) {
                    LazyHGrid(rows: [GridItem(.adaptive(minimum: .infinity), spacing: 4)]) { Color.red }
                }
                Mark(.gridItemLength) {
                    LazyHGrid(rows: [GridItem(spacing: .nan)]) { Color.red }
                }
            },
            MarkedViews {
                Mark(.spanGridNumbers) {
                    SpanGrid(columnSizeStrategy: .fixed(count: 0, width: 10, spacing: 4)) { Color.red }
                }
                Mark(.spanGridNumbers) {
                    SpanGrid(rowSizeStrategy: .fixed(height: .infinity)) { Color.red }
                }
            },
            MarkedViews {
                Mark(.invalidSpacing) {
                    Grid(horizontalSpacing: .nan) { Color.red }
                }
                Mark(.invalidSpacing) {
                    LazyVGrid(columns: [GridItem()], spacing: .infinity) { Color.red }
                }
            },
            MarkedViews {
                Mark(.invalidSpacing) {
                    HStack(spacing: .nan) { Color.red }
                }
                Mark(.invalidSpacing) {
                    VStack(spacing: .infinity) { Color.red }
                }
            },
            MarkedViews {
                Mark(.emptyGradient) {
                    Rectangle().fill(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
                }
            },
            MarkedViews {
                Mark(.invalidGradient) {
                    Text("x").foregroundStyle(
                        AngularGradient(
                            colors: [.red, .black],
                            center: UnitPoint(x: .nan, y: 0.5),
                            angle: .degrees(.nan)
                        )
                    )
                }
            },
            MarkedViews {
                Mark(.undrawableOutline) { Path { $0.addRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) } }
            },
            MarkedViews(unplaced: [.unknownColor]) { Color("brand") },
            MarkedViews(unplaced: [.undrawableShader]) { Color.red.colorEffect(ShaderLibrary.wave(.float(1))) },
            MarkedViews(unplaced: [.undrawableRepresentable]) { WrappedLabel() },
            MarkedViews(unplaced: [.invalidMesh]) {
                MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.red])
            },
            MarkedViews(unplaced: [.undrawableImagePart]) {
                Rectangle().fill(
                    .image(Image(data: ImageFixtures.png), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 0.5))
                )
            },
            MarkedViews { Mark(.backgroundInText) { Text(AttributedString.marked) } },
            MarkedViews { Mark(.imageInText) { Text("a \(Image(systemName: "star"))") } },
            MarkedViews(unplaced: [.duplicateIdentity]) { ForEach(["a", "a"], id: \.self) { _ in Circle() } },
            MarkedViews(unplaced: [.unstableState]) { Restless() },
            MarkedViews {
                Mark(.undrawableFrame) {
                    Mark(.endlessItem) { HFlow(maxWidth: 40) { EndlessWidth()({ Circle() }) } }
                }
            },
            MarkedViews(unplaced: [.missingModel]) { ModelReader() },
            MarkedViews(unplaced: [.hiddenProperties]) { Secret() },
            MarkedViews(unplaced: [.drawnOffMainActor]) { Landlocked() },
            MarkedViews { Mark(.emptyBeforeTask) { Color.clear.task {} } },
            MarkedViews(unplaced: [.figureNestedTooDeep]) { Endless() },
            MarkedViews(unplaced: [.tooManyViews]) { ForEach(0..<1_000_000_000) { _ in Color.red } },
            MarkedViews(unplaced: [.tooManyTracks]) {
                ForEach(0..<30) { _ in Grid(tracks: 1) { Color.red.gridSpan(row: 9999) } }
            },
            MarkedViews(unplaced: [.tooManyMeasurements]) { Doubling(depth: 30) },
            MarkedViews(unplaced: [.invalidFrameLength]) { Color.red.frame(width: .nan) },
            MarkedViews { Mark(.undrawableTransform) { Color.red.scaleEffect(.infinity) } },
            MarkedViews { Mark(.invalidEffect) { Circle().opacity(.nan) } },
        ]
    }
}

/// A view that changes its state each time that it is laid out.
private struct Restless: NonisolatedView {
    @State private var count = 0

    var body: some View {
        GeometryReader { _ -> Color in
            count += 1
            return Color.red
        }
        .frame(width: CGFloat(count))
    }
}

/// A view with a body of the main actor, which these tests don't run on.
private nonisolated struct Landlocked: View {
    @MainActor var body: some View { Color.red }
}

/// A view that reads a model which is missing in the environment.
private struct ModelReader: NonisolatedView {
    @Environment(Model.self) private var model: Model
    var body: some View { Text(model.name) }
}

/// A view with state that its mirror doesn't contain.
private struct Secret: NonisolatedView, CustomReflectable {
    @State private var name = "a"
    var customMirror: Mirror { Mirror(self, children: []) }
    var body: some View { Text(name) }
}

@Observable
private final class Model {
    var name = "a"
}

/// A view that contains itself.
private struct Endless: NonisolatedView {
    var body: some View { AnyView(Endless()) }
}

/// Nested stacks, each of which measures its content several times.
private struct Doubling: NonisolatedView {
    let depth: Int

    var body: some View {
        if depth == 0 {
            Color.red
        } else {
            HStack {
                AnyView(Doubling(depth: depth - 1)).scaledToFit(); Color.blue
            }
        }
    }
}

/// A layout of infinite width.
private struct EndlessWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: CGFloat.infinity, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A wrapper of a UIKit view.
private struct WrappedLabel: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ view: UILabel, context: Context) {}
}

extension AttributedString {
    /// A text with a background color.
    fileprivate static var marked: AttributedString {
        var text = AttributedString("marked")
        text.backgroundColor = .yellow
        return text
    }
}
