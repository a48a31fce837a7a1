/// A use of a macro, as the compiler describes it.
package struct MacroUse: Sendable {
    /// A part of a source, with its position.
    package struct Fragment: Sendable {
        /// The source, with the spaces and comments before it.
        package var source: String
        /// The file name in the form of compiler messages.
        package var file = ""
        /// The name of the module and the file.
        package var fileID = ""
        /// The offset of the source in the file, in bytes.
        package var offset = 0
        /// The line on which the source starts.
        package var line = 1
        /// The column in which the source starts.
        package var column = 1

        package init(source: String) { self.source = source }
    }

    /// The type that expands the macro, as named in the declaration of the macro.
    package var type: String
    /// The role, such as `accessor`.
    package var role: String
    /// The prefix of names that are unique in the module.
    package var discriminator = ""
    /// The use of a freestanding macro, or the declaration that an attached macro belongs to.
    package var fragment: Fragment
    /// The declarations and closures around the use without their content, innermost first.
    package var lexicalContext: [String] = []

    package init(type: String, role: String, fragment: Fragment) {
        self.type = type
        self.role = role
        self.fragment = fragment
    }
}
