/// A type with a width and a height, from which it derives proportions.
///
/// Sizes conform to it with one line:
///
/// ```swift
/// extension CGSize: Proportionable {}
///
/// let page = CGSize(width: 210, height: 297)
/// print(page.aspectFormat, page.swappingWidthAndHeight)  // portrait (297.0, 210.0)
/// let thumbnail = page.scaledToFit(CGSize.square(99))  // (70, 99)
/// ```
public protocol Proportionable {
    /// Creates a value with a width and a height.
    init(width: CGFloat, height: CGFloat)

    /// The width.
    var width: CGFloat { get }

    /// The height.
    var height: CGFloat { get }
}

/// The format of a rectangle: portrait, square or landscape.
///
/// ```swift
/// let format = AspectFormat.forRatio(drawing.size.width / drawing.size.height)
/// print(format == .portrait ? "One column" : "Whole page")
/// ```
public enum AspectFormat: String, Hashable, Sendable, CaseIterable {
    /// Higher than wide: an aspect ratio below 1.
    case portrait
    /// As high as wide: an aspect ratio of 1.
    case square
    /// Wider than high: an aspect ratio above 1.
    case landscape

    /// Returns the format for a width divided by a height; NaN counts as landscape.
    public static func forRatio(_ aspectRatio: CGFloat) -> AspectFormat {
        if aspectRatio < 1 { return .portrait }
        return aspectRatio == 1 ? .square : .landscape
    }
}

// MARK: - Proportions

extension Proportionable {
    /// The width divided by the height.
    public var aspectRatio: CGFloat { width / height }

    /// The format: portrait, square or landscape.
    public var aspectFormat: AspectFormat { .forRatio(aspectRatio) }

    /// The smaller of the two lengths.
    public var minDimension: CGFloat { min(width, height) }

    /// The larger of the two lengths.
    public var maxDimension: CGFloat { max(width, height) }

    /// A value with the width and the height exchanged.
    public var swappingWidthAndHeight: Self { Self(width: height, height: width) }
}

// MARK: - From proportions

extension Proportionable {
    /// Creates a value with a width; its height follows from an aspect ratio.
    public init(width: CGFloat, aspectRatio: CGFloat) { self.init(width: width, height: width / aspectRatio) }

    /// Creates a value with a height; its width follows from an aspect ratio.
    public init(height: CGFloat, aspectRatio: CGFloat) { self.init(width: height * aspectRatio, height: height) }

    /// Returns a value with the same width and height.
    public static func square(_ length: CGFloat) -> Self { Self(width: length, height: length) }
}

// MARK: - Scaled

extension Proportionable {
    /// Returns the largest value with the same proportions that fits into a frame.
    public func scaledToFit<Frame: Proportionable>(_ frame: Frame) -> Self { scaled(to: frame, fills: false) }

    /// Returns the smallest value with the same proportions that covers a frame; a value without an area fits into it
    /// instead.
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
