/// The drawings of which a task writes layout records, with the roots of the records.
///
/// A comparison takes the drawing from here, so that the written file isn't read again.
package final class WrittenRecord: Sendable {
    /// The place for the drawing of the current task; `nil` if the drawing isn't needed.
    @TaskLocal package static var current: WrittenRecord?

    /// The drawings with their annotations, and the roots without their content.
    package let records = Locked<[(drawing: Drawing, root: String)]>([])

    package init() {}
}
