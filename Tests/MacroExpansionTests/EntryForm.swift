import GridPressMacroExpansion
import GridPressProperties

/// A declaration with `@Entry`, and the parts that a reader has to find in it.
struct EntryForm {
    var attributes = "@Entry "
    var modifiers = ""
    var name = "x"
    var type: String?
    var wrapped: String?
    var value: String?
    var ending = ""
    var space = " "

    var source: String {
        var source = "\n    \(attributes)\(modifiers)var \(name)"
        if let type { source += "\(space): \(type)" }
        if let value { source += " =\(space == "" ? " " : space)\(value)" }
        return source + ending
    }

    /// Records a failure for each part that isn't found.
    func check(_ check: Check) {
        do {
            let declaration = try VariableDeclaration(source, macro: "Entry")
            check.equal(declaration.name, name, source)
            check.equal(declaration.type, type, source)
            check.equal(declaration.wrappedType, wrapped, source)
            check.equal(declaration.isOptional, wrapped != nil, source)
            check.equal(declaration.value, value, source)
            check.equal(declaration.availability.isEmpty, !attributes.contains("@available"), source)
        } catch {
            check.fail("\(error): \(source)")
        }
    }
}
