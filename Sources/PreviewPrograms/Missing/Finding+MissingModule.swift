extension Finding {
    /// Changes the finding about a source that imports a missing module.
    mutating func describe(missingModule module: String) {
        message = "GridPress has no module \(module.quoted) for previews."
        details = [
            "It has \(AppleNames.modules.joined(separator: ", ")), and the modules of Swift, such as Foundation.",
            "The previews in files that don't need this file are drawn.",
        ]
        fix = "Put the import, and the code that needs it, inside \("#if canImport(\(module))".quoted)."
    }
}
