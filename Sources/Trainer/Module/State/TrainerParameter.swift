/// A table of parameters: the numbers of a state, in the order of its cases.
///
/// The raw value of a case is everything that is known of a parameter, so that a new one is one line:
///
///     label | kind | systems | attribute of documents
///
/// The kind is `length`, `count` or `number`, each with its range and its default, `choice` with its names, or `flag`. A
/// question mark behind the kind means that the number may be missing, which is the default then. Systems are written
/// with spaces between them; none means all.
package protocol TrainerParameter: CaseIterable, RawRepresentable<String> {}

extension TrainerParameter {
    /// The position of the parameter, where its number lies in a state.
    ///
    /// A case without values is its position.
    package var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
