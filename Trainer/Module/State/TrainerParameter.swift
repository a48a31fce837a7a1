/// A table of parameters: the numbers of a state, in the order of its cases.
///
/// The raw value of a case describes the parameter, so that a new parameter needs only one line:
///
/// ```text
/// label | kind | systems | attribute of documents
/// ```
///
/// The kind is `length`, `count` or `number`, each with its range and its default, `choice` with its names, or
/// `flag`. A question mark after the kind means that the number may be missing, which is then the default. Systems
/// are separated by spaces; an empty list means all of them.
package protocol TrainerParameter: CaseIterable, RawRepresentable<String> {}

extension TrainerParameter {
    /// The position of the parameter's number in a state.
    ///
    /// The memory of a case without associated values is its position.
    package var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
