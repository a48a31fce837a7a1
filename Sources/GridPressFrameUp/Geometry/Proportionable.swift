/// Something with a width and a height, and with all that follows from them.
///
/// Sizes get it with one line of one's own:
///
///     extension CGSize: Proportionable { }
public protocol Proportionable {
    /// Something of a width and a height.
    init(width: CGFloat, height: CGFloat)

    /// The width.
    var width: CGFloat { get }

    /// The height.
    var height: CGFloat { get }
}

/// Whether something is higher than wide.
public enum AspectFormat: String, Hashable, Sendable, CaseIterable {
    /// Higher than wide.
    case portrait
    /// As high as wide.
    case square
    /// Wider than high.
    case landscape

    /// The format of a width divided by a height; what is no number counts as landscape.
    public static func forRatio(_ aspectRatio: CGFloat) -> AspectFormat {
        if aspectRatio < 1 { return .portrait }
        return aspectRatio == 1 ? .square : .landscape
    }
}

// MARK: - Proportions

extension Proportionable {
    /// The width divided by the height.
    public var aspectRatio: CGFloat { width / height }

    /// Whether it is higher than wide.
    public var aspectFormat: AspectFormat { .forRatio(aspectRatio) }

    /// The smaller of the two lengths.
    public var minDimension: CGFloat { min(width, height) }

    /// The larger of the two lengths.
    public var maxDimension: CGFloat { max(width, height) }

    /// The same, lying on its side.
    public var swappingWidthAndHeight: Self { Self(width: height, height: width) }
}

// MARK: - From proportions

extension Proportionable {
    /// Something of a width, whose height follows from its proportions.
    public init(width: CGFloat, aspectRatio: CGFloat) { self.init(width: width, height: width / aspectRatio) }

    /// Something of a height, whose width follows from its proportions.
    public init(height: CGFloat, aspectRatio: CGFloat) { self.init(width: height * aspectRatio, height: height) }

    /// Something as high as wide.
    public static func square(_ length: CGFloat) -> Self { Self(width: length, height: length) }
}

// MARK: - Scaled

extension Proportionable {
    /// The largest of the same proportions that lies inside a frame.
    public func scaledToFit<Frame: Proportionable>(_ frame: Frame) -> Self { scaled(to: frame, fills: false) }

    /// The smallest of the same proportions that covers a frame; what has no area covers none and lies inside.
    public func scaledToFill<Frame: Proportionable>(_ frame: Frame) -> Self {
        scaled(to: frame, fills: width > 0 && height > 0)
    }

    private func scaled<Frame: Proportionable>(to frame: Frame, fills: Bool) -> Self {
        guard width > 0 || height > 0 else { return Self(width: 0, height: 0) }
        let ratio = aspectRatio
        if ratio == frame.aspectRatio { return Self(width: frame.width, height: frame.height) }
        if (ratio > frame.aspectRatio) != fills {
            return Self(width: frame.width, height: frame.width / ratio)
        }
        return Self(width: frame.height * ratio, height: frame.height)
    }
}
