/// How lines and the items in them are aligned by a ``FULayout``: like ``Alignment``, and justified along each axis.
///
/// Where nothing can be justified, it means the leading side, or the top.
public enum FUAlignment: String, CaseIterable, Identifiable, Hashable, Sendable {
    /// The corner at the top of the leading side.
    case topLeading
    /// The middle of the upper side.
    case top
    /// The corner at the top of the trailing side.
    case topTrailing
    /// The upper side, from end to end.
    case topJustified
    /// The middle of the leading side.
    case leading
    /// The middle of both axes.
    case center
    /// The middle of the trailing side.
    case trailing
    /// The middle line, from end to end.
    case centerJustified
    /// The corner at the bottom of the leading side.
    case bottomLeading
    /// The middle of the lower side.
    case bottom
    /// The corner at the bottom of the trailing side.
    case bottomTrailing
    /// The lower side, from end to end.
    case bottomJustified
    /// The leading side, from top to bottom.
    case justifiedLeading
    /// The middle line, from top to bottom.
    case justifiedCenter
    /// The trailing side, from top to bottom.
    case justifiedTrailing
    /// From end to end along both axes.
    case justified

    /// The alignment of both axes.
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

    /// The alignment that means the same as one of the nine ordinary ones; `nil` for baselines and custom guides.
    public init?(from alignment: Alignment) {
        guard let horizontal = FUHorizontalAlignment(from: alignment.horizontal),
            let vertical = FUVerticalAlignment(from: alignment.vertical)
        else { return nil }
        self.init(horizontal: horizontal, vertical: vertical)
    }

    /// The identity of the alignment: its name.
    public var id: String { rawValue }

    /// The alignment from side to side.
    public var horizontal: FUHorizontalAlignment {
        switch self {
        case .topLeading, .leading, .bottomLeading, .justifiedLeading: .leading
        case .top, .center, .bottom, .justifiedCenter: .center
        case .topTrailing, .trailing, .bottomTrailing, .justifiedTrailing: .trailing
        case .topJustified, .centerJustified, .bottomJustified, .justified: .justified
        }
    }

    /// The alignment from top to bottom.
    public var vertical: FUVerticalAlignment {
        switch self {
        case .topLeading, .top, .topTrailing, .topJustified: .top
        case .leading, .center, .trailing, .centerJustified: .center
        case .bottomLeading, .bottom, .bottomTrailing, .bottomJustified: .bottom
        case .justifiedLeading, .justifiedCenter, .justifiedTrailing, .justified: .justified
        }
    }

    /// The ordinary alignment that is nearest.
    public var alignment: Alignment { Alignment(horizontal: horizontal.alignment, vertical: vertical.alignment) }

    /// The same alignment, not justified from top to bottom.
    public func replacingVerticalJustification(with alignment: FUVerticalAlignment = .top) -> FUAlignment {
        FUAlignment(horizontal: horizontal, vertical: vertical.replacingJustification(with: alignment))
    }

    /// The same alignment, not justified from side to side.
    public func replacingHorizontalJustification(with alignment: FUHorizontalAlignment = .leading) -> FUAlignment {
        FUAlignment(horizontal: horizontal.replacingJustification(with: alignment), vertical: vertical)
    }
}
