/// An image that a view draws, equal only to itself.
package final class ImageDrawing: Hashable, @unchecked Sendable {
    /// Makes the nodes of the view, for an image that is resizable or not, with an accessibility label.
    let build: (_ isResizable: Bool, _ label: String?, NodeBuilder) -> Void

    package init(build: @escaping (_ isResizable: Bool, _ label: String?, NodeBuilder) -> Void) { self.build = build }

    /// Returns whether both drawings are the same object.
    package static func == (first: ImageDrawing, second: ImageDrawing) -> Bool { first === second }

    /// Hashes the identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
