/// The drawing of which a task writes a layout record, with the root of the record.
///
/// A comparison takes the drawing from here, so that the written file isn't read again.
package final class WrittenRecord: Sendable {
    /// The place for the drawing of the current task; `nil` if the drawing isn't needed.
    @TaskLocal package static var current: WrittenRecord?

    /// The drawing with its annotations, and the root without its content; `nil` if no record was written.
    package let content = Locked<(drawing: Drawing, root: String)?>(nil)

    package init() {}
}
