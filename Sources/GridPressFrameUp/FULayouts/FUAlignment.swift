/// The alignment of lines and of the items in them in a ``FULayout``: as ``Alignment``, or justified along an axis.
///
/// If an axis can't be justified, justified means leading or top.
///
/// ```swift
/// let tags = Figure("Tags", width: 200) {
///     HFlow(alignment: .topJustified, maxWidth: 200).forEach(["Ferry", "Tram", "Airport train", "Bus"], id: \.self) {
///         Text($0)
///     }
/// }
/// print(FUAlignment.topJustified.horizontal, FUAlignment.topJustified.vertical)  // justified top
/// ```
public enum FUAlignment: String, CaseIterable, Identifiable, Hashable, Sendable {
    /// The top leading corner.
    case topLeading
    /// The middle of the top edge.
    case top
    /// The top trailing corner.
    case topTrailing
    /// The top edge, justified horizontally.
    case topJustified
    /// The middle of the leading edge.
    case leading
    /// The center.
    case center
    /// The middle of the trailing edge.
    case trailing
    /// The vertical center, justified horizontally.
    case centerJustified
    /// The bottom leading corner.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The bottom trailing corner.
    case bottomTrailing
    /// The bottom edge, justified horizontally.
    case bottomJustified
    /// The leading edge, justified vertically.
    case justifiedLeading
    /// The horizontal center, justified vertically.
    case justifiedCenter
    /// The trailing edge, justified vertically.
    case justifiedTrailing
    /// Justified along both axes.
    case justified

    /// Creates the alignment with the given horizontal and vertical parts.
    public init(horizontal: FUHorizontalAlignment, vertical: FUVerticalAlignment) {
        let row: (FUAlignment, FUAlignment, FUAlignment, FUAlignment) =
            switch vertical {
            case .top: (.topLeading, .top, .topTrailing, .topJustified)
            case .center: (.leading, .center, .trailing, .centerJustified)
            case .bottom: (.bottomLeading, .bottom, .bottomTrailing, .bottomJustified)
            case .justified: (.justifiedLeading, .justifiedCenter, .justifiedTrailing, .justified)
            }
        self =
            switch horizontal {
            case .leading: row.0
            case .center: row.1
            case .trailing: row.2
            case .justified: row.3
            }
    }

    /// Creates the counterpart of one of the nine standard alignments; `nil` for baselines and custom guides.
    public init?(from alignment: Alignment) {
        guard let horizontal = FUHorizontalAlignment(from: alignment.horizontal),
            let vertical = FUVerticalAlignment(from: alignment.vertical)
        else { return nil }
        self.init(horizontal: horizontal, vertical: vertical)
    }

    /// The name of the alignment.
    public var id: String { rawValue }

    /// The horizontal part of the alignment.
    public var horizontal: FUHorizontalAlignment {
        switch self {
        case .topLeading, .leading, .bottomLeading, .justifiedLeading: .leading
        case .top, .center, .bottom, .justifiedCenter: .center
        case .topTrailing, .trailing, .bottomTrailing, .justifiedTrailing: .trailing
        case .topJustified, .centerJustified, .bottomJustified, .justified: .justified
        }
    }

    /// The vertical part of the alignment.
    public var vertical: FUVerticalAlignment {
        switch self {
        case .topLeading, .top, .topTrailing, .topJustified: .top
        case .leading, .center, .trailing, .centerJustified: .center
        case .bottomLeading, .bottom, .bottomTrailing, .bottomJustified: .bottom
        case .justifiedLeading, .justifiedCenter, .justifiedTrailing, .justified: .justified
        }
    }

    /// The closest standard alignment: leading or top instead of justified.
    public var alignment: Alignment { Alignment(horizontal: horizontal.alignment, vertical: vertical.alignment) }

    /// Returns the alignment with its vertical part replaced, if that is justified.
    public func replacingVerticalJustification(with alignment: FUVerticalAlignment = .top) -> FUAlignment {
        FUAlignment(horizontal: horizontal, vertical: vertical.replacingJustification(with: alignment))
    }

    /// Returns the alignment with its horizontal part replaced, if that is justified.
    public func replacingHorizontalJustification(with alignment: FUHorizontalAlignment = .leading) -> FUAlignment {
        FUAlignment(horizontal: horizontal.replacingJustification(with: alignment), vertical: vertical)
    }
}
