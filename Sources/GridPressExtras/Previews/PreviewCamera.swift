/// A camera that shows a scene in a preview.
///
/// It has no effect in a static rendering.
public struct PreviewCamera: Hashable, Sendable {
    /// The direction from which the camera views the scene.
    public let direction: Direction
    /// The scale of the scene.
    public let zoom: Double
    /// The name of the camera; `nil` if it has none.
    public let name: String?

    /// Creates a camera with a direction, a zoom and a name.
    public init(from direction: Direction, zoom: Double = 1, name: String? = nil) {
        self.direction = direction
        self.zoom = zoom
        self.name = name
    }
}

/// A result builder that combines cameras in an array.
@resultBuilder
public enum PreviewCameraBuilder {
    /// Returns the cameras.
    public static func buildBlock(_ cameras: PreviewCamera...) -> [PreviewCamera] { cameras }
}
