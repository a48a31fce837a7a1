/// The outline of a custom symbol, in the regular weight, at a font size of 100 points.
struct SymbolOutline: SymbolOutlining {
    /// The outline, whose baseline is at y = 0 and whose left margin is at x = 0.
    private let outline: Path
    /// The distance between the margins.
    private let width: CGFloat
    private let bounds: CGRect

    /// Creates the outline with its baseline at 0, and the positions of its margins.
    init(_ outline: Path, left: CGFloat?, right: CGFloat?) {
        let bounds = outline.isEmpty ? CGRect.zero : outline.boundingRect
        let start = min(left ?? bounds.minX, bounds.minX)
        let shift = CGAffineTransform(translationX: -start, y: 0)
        self.outline = outline.applying(shift)
        self.bounds = bounds.offsetBy(dx: -start, dy: 0)
        width = max(right ?? bounds.maxX, bounds.maxX) - start
    }

    /// Whether the symbol has nothing to draw.
    var isEmpty: Bool { outline.isEmpty || width <= 0 || bounds.height <= 0 }

    /// Returns the size of the symbol for a font size.
    func size(fontSize: CGFloat) -> CGSize {
        CGSize(width: width * fontSize / 100, height: bounds.height * fontSize / 100)
    }

    /// Returns the distance from the top of the symbol to the text's baseline.
    func baseline(fontSize: CGFloat) -> CGFloat { -bounds.minY * fontSize / 100 }

    /// Returns the outline scaled to fill a frame.
    func path(in frame: CGRect) -> Path {
        guard !isEmpty else { return Path() }
        let scale = CGAffineTransform(scaleX: frame.width / width, y: frame.height / bounds.height)
        return outline.applying(CGAffineTransform(translationX: 0, y: -bounds.minY).concatenating(scale))
            .applying(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    }
}

extension SymbolOutline {
    /// Reads the template of the symbol at a location; `nil` if it has no file.
    init?(assetAt place: AssetCatalog.Place) {
        let entries = (place.contents?.symbols ?? []).preferred { $0.filename?.isFileName == true }
        guard let name = entries.first?.filename,
            let data = try? FolderFile.contents(of: place.folder + "/" + name, below: place.root)
        else { return nil }
        self = SymbolTemplate(data).outline
    }
}
