/// The place from which a preview shows a scene.
///
/// Cameras have no effect in a static rendering.
public struct PreviewCamera: Hashable, Sendable {
    /// The sides from which a camera looks.
    public enum Direction: Hashable, Sendable {
        /// From the front.
        case front
        /// From the back.
        case back
        /// From the left.
        case left
        /// From the right.
        case right
        /// From above.
        case top
        /// From below.
        case bottom
    }

    /// The side from which the camera looks.
    public let direction: Direction
    /// The scale of the scene.
    public let zoom: Double
    /// The name of the camera.
    public let name: String?

    /// A camera that looks from a side.
    public init(from direction: Direction, zoom: Double = 1, name: String? = nil) {
        self.direction = direction
        self.zoom = zoom
        self.name = name
    }
}

/// Makes a list of the cameras in a closure.
@resultBuilder
public enum PreviewCameraBuilder {
    /// Returns the cameras.
    public static func buildBlock(_ cameras: PreviewCamera...) -> [PreviewCamera] { cameras }
}
