/// An image beside the text of an inline widget, in the color of the text and at most as high as the widget.
///
/// System symbols keep their size, which depends on the font.
///
/// ```swift
/// let widget = Figure("Next departure") {
///     HStack {
///         AccessoryInlineImage(systemName: "tram.fill")
///         Text("8:04 to Oslo")
///     }
/// }
/// ```
public struct AccessoryInlineImage: NonisolatedView {
    private let image: Image
    @Environment(\.device) private var device

    /// Creates a view of an image that is already loaded; `nil` if its width or its height is 0.
    public init?(_ uiImage: KitImage) {
        guard uiImage.size.width > 0, uiImage.size.height > 0 else { return nil }
        image = Image(uiImage: uiImage)
    }

    /// Creates a view of a file from the image folder, or from the resources of a bundle.
    ///
    /// Files are read when the figure is drawn, so the result is never `nil`. A file that can't be drawn is replaced
    /// with a placeholder, and a finding reports it.
    public init?(_ name: String, bundle: Bundle? = nil) { image = Image(name, bundle: bundle) }

    /// Creates a view of a system symbol; symbols that GridPress doesn't have are replaced with a placeholder of their
    /// size.
    public init(systemName: String) { image = Image(systemName: systemName) }

    /// The image, scaled to fit an inline widget of the device.
    public var body: some View {
        if image.isSymbol {
            image.renderingMode(.template)
        } else {
            FixedProposalLayout(proposedSize: inlineSize) { image.renderingMode(.template).resizable().scaledToFit() }
        }
    }

    private var inlineSize: CGSize {
        WidgetSize.accessoryInline.size(on: device) ?? WidgetSize.accessoryInline.minimumSize
    }
}

/// A layout that proposes a fixed size to its subview and takes the size of the subview.
private struct FixedProposalLayout: Layout {
    let proposedSize: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(ProposedViewSize(proposedSize)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(proposedSize)) }
    }
}

extension Image {
    /// Whether the image is a system symbol.
    fileprivate var isSymbol: Bool { if case .symbol = source { true } else { false } }
}

extension KitImage {
    /// Returns an image of the same pixels whose size in points is multiplied by a factor; `nil` if the size is
    /// invalid.
    public func scale(_ factor: CGFloat) -> KitImage? { KitImage(data: data, scale: scale / factor) }

    /// Returns an image of the same pixels whose size in points fits another size; `nil` if the size is invalid.
    public func scaledToFit(_ size: CGSize) -> KitImage? {
        scale(min(size.width / self.size.width, size.height / self.size.height))
    }
}
