import LibrarySolvers

/// The horizontal alignment of lines or items in a ``FULayout``.
///
/// ```swift
/// let prices = Figure("Prices") {
///     VStackFULayout(alignment: FUHorizontalAlignment.trailing, maxWidth: 80) {
///         Text("9.50")
///         Text("112.00")
///     }
/// }
/// let alignment = FUAlignment(horizontal: .justified, vertical: .center)  // .centerJustified
/// ```
public enum FUHorizontalAlignment: String, CaseIterable, Identifiable, Hashable, Sendable {
    /// The leading edge.
    case leading
    /// The center.
    case center
    /// The trailing edge.
    case trailing
    /// Both edges: gaps grow to fill the width.
    case justified

    /// Creates the counterpart of a standard alignment; `nil` for custom guides.
    public init?(from alignment: HorizontalAlignment) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        default: return nil
        }
    }

    /// The name of the alignment.
    public var id: String { rawValue }

    /// The closest standard alignment: leading instead of justified.
    public var alignment: HorizontalAlignment {
        switch self {
        case .leading, .justified: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    /// Returns the alignment, or a replacement if it is justified.
    public func replacingJustification(with alignment: FUHorizontalAlignment = .leading) -> FUHorizontalAlignment {
        self == .justified ? alignment : self
    }
}

/// The vertical alignment of lines or items in a ``FULayout``.
///
/// ```swift
/// let departure = Figure("Departure") {
///     HStackFULayout(alignment: FUVerticalAlignment.bottom, maxHeight: 60) {
///         Text("8:04").font(.largeTitle)
///         Text("Oslo")
///     }
/// }
/// print(FUVerticalAlignment.justified.replacingJustification(with: .bottom))  // bottom
/// ```
public enum FUVerticalAlignment: String, CaseIterable, Identifiable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The center.
    case center
    /// The bottom edge.
    case bottom
    /// Both edges: gaps grow to fill the height.
    case justified

    /// Creates the counterpart of a standard alignment; `nil` for baselines and custom guides.
    public init?(from alignment: VerticalAlignment) {
        switch alignment {
        case .top: self = .top
        case .center: self = .center
        case .bottom: self = .bottom
        default: return nil
        }
    }

    /// The name of the alignment.
    public var id: String { rawValue }

    /// The closest standard alignment: top instead of justified.
    public var alignment: VerticalAlignment {
        switch self {
        case .top, .justified: .top
        case .center: .center
        case .bottom: .bottom
        }
    }

    /// Returns the alignment, or a replacement if it is justified.
    public func replacingJustification(with alignment: FUVerticalAlignment = .top) -> FUVerticalAlignment {
        self == .justified ? alignment : self
    }
}

// MARK: - For solvers

extension FUAlignment {
    /// Creates the closest alignment to a standard one: baselines and custom guides count as leading or top.
    init(nearest alignment: Alignment) {
        self.init(
            horizontal: FUHorizontalAlignment(from: alignment.horizontal) ?? .leading,
            vertical: FUVerticalAlignment(from: alignment.vertical) ?? .top
        )
    }

    /// Returns the solver's alignment along an axis.
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
