import LayoutSolvers

/// How lines or items are aligned from side to side by a ``FULayout``.
public enum FUHorizontalAlignment: String, CaseIterable, Identifiable, Hashable, Sendable {
    /// At the side on which reading starts.
    case leading
    /// In the middle.
    case center
    /// At the side on which reading ends.
    case trailing
    /// From side to side.
    case justified

    /// The alignment that means the same as an ordinary one; `nil` for custom guides.
    public init?(from alignment: HorizontalAlignment) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        default: return nil
        }
    }

    /// The identity of the alignment: its name.
    public var id: String { rawValue }

    /// The ordinary alignment that is nearest.
    public var alignment: HorizontalAlignment {
        switch self {
        case .leading, .justified: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    /// The same alignment, or another one where it is justified.
    public func replacingJustification(with alignment: FUHorizontalAlignment = .leading) -> FUHorizontalAlignment {
        self == .justified ? alignment : self
    }
}

/// How lines or items are aligned from top to bottom by a ``FULayout``.
public enum FUVerticalAlignment: String, CaseIterable, Identifiable, Hashable, Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// From top to bottom.
    case justified

    /// The alignment that means the same as an ordinary one; `nil` for baselines and custom guides.
    public init?(from alignment: VerticalAlignment) {
        switch alignment {
        case .top: self = .top
        case .center: self = .center
        case .bottom: self = .bottom
        default: return nil
        }
    }

    /// The identity of the alignment: its name.
    public var id: String { rawValue }

    /// The ordinary alignment that is nearest.
    public var alignment: VerticalAlignment {
        switch self {
        case .top, .justified: .top
        case .center: .center
        case .bottom: .bottom
        }
    }

    /// The same alignment, or another one where it is justified.
    public func replacingJustification(with alignment: FUVerticalAlignment = .top) -> FUVerticalAlignment {
        self == .justified ? alignment : self
    }
}

// MARK: - For solvers

extension FUAlignment {
    /// The alignment that means nearly the same as an ordinary one: custom guides count as the leading side, and as
    /// the top.
    init(nearest alignment: Alignment) {
        self.init(
            horizontal: FUHorizontalAlignment(from: alignment.horizontal) ?? .leading,
            vertical: FUVerticalAlignment(from: alignment.vertical) ?? .top
        )
    }

    /// The alignment along an axis.
    subscript(axis: Axis) -> LineAlignment {
        switch axis {
        case .horizontal:
            switch horizontal {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            case .justified: .justified
            }
        case .vertical:
            switch vertical {
            case .top: .leading
            case .center: .center
            case .bottom: .trailing
            case .justified: .justified
            }
        }
    }
}
