/// A use of a macro, as the compiler describes it.
package struct MacroUse: Sendable {
    /// A piece of source with its place.
    package struct Fragment: Sendable {
        /// The source, with the spaces and comments before it.
        package var source: String
        /// The name of the file as messages of the compiler have it.
        package var file = ""
        /// The name of the module and the file.
        package var fileID = ""
        /// The place of the source in the file, as a number of bytes.
        package var offset = 0
        /// The line on which the source begins.
        package var line = 1
        /// The column in which the source begins.
        package var column = 1

        package init(source: String) { self.source = source }
    }

    /// The type that expands the macro, as the declaration of the macro names it.
    package var type: String
    /// The role, such as `accessor`.
    package var role: String
    /// The beginning of names that are unique in the module.
    package var discriminator = ""
    /// The use of a freestanding macro, or the declaration that an attached one belongs to.
    package var fragment: Fragment
    /// The declarations and closures around the use, the innermost first, without their content.
    package var lexicalContext: [String] = []

    package init(type: String, role: String, fragment: Fragment) {
        self.type = type
        self.role = role
        self.fragment = fragment
    }
}
