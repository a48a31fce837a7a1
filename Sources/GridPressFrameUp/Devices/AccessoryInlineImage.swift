/// An image beside the words of an inline widget: in the colour of the words, and as high as they have room.
///
/// The system's symbols keep their size, which goes by the font.
public struct AccessoryInlineImage: NonisolatedView {
    private let image: Image
    @Environment(\.device) private var device

    /// An image that was read before; `nil` where it has no size.
    public init?(_ uiImage: KitImage) {
        guard uiImage.size.width > 0, uiImage.size.height > 0 else { return nil }
        image = Image(uiImage: uiImage)
    }

    /// A file from the image folder, or from the resources of a bundle.
    ///
    /// Files are read when the figure is drawn: one that can't be drawn leaves its placeholder and a finding, not `nil`.
    public init?(_ name: String, bundle: Bundle? = nil) { image = Image(name, bundle: bundle) }

    /// One of the system's numbered symbols, or a placeholder for another one, as large as the symbol would be.
    public init(systemName: String) { image = Image(systemName: systemName) }

    /// The image, as large as fits an inline widget of the device.
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
    /// Whether it stands for one of the system's symbols.
    fileprivate var isSymbol: Bool { if case .symbol = source { true } else { false } }
}

extension KitImage {
    /// The same pixels, in points this many times as large; `nil` where there is no such image.
    public func scale(_ factor: CGFloat) -> KitImage? { KitImage(data: data, scale: scale / factor) }

    /// The same pixels, in points as large as fits a size; `nil` where there is no such image.
    public func scaledToFit(_ size: CGSize) -> KitImage? {
        scale(min(size.width / self.size.width, size.height / self.size.height))
    }
}
