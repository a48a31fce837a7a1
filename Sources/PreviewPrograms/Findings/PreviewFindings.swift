extension Finding.Code {
    /// Sources that can't be found, or that don't compile as a whole.
    package static let previewSources = Finding.Code(rawValue: "previews.sources")
    /// A compiler error in a source.
    package static let previewCode = Finding.Code(rawValue: "previews.code")
    /// A preview that ends the program, throws an error, or takes too much time or memory.
    package static let previewEnded = Finding.Code(rawValue: "previews.ended")
    /// A preview that shows nothing.
    package static let previewBlank = Finding.Code(rawValue: "previews.blank")
    /// A module or a name in sources that GridPress lacks.
    package static let previewMissing = Finding.Code(rawValue: "previews.missing")
    /// A preview whose picture would have the name of another picture.
    package static let previewName = Finding.Code(rawValue: "previews.name")
    /// A program that can't be built.
    package static let previewProgram = Finding.Code(rawValue: "previews.program")
}

extension Finding {
    /// Returns a finding about a path of sources.
    static func ofSources(_ path: String, _ message: String, fix: String) -> Finding {
        Finding(.previewSources, .error, at: .source(file: path, line: 1, column: 1), message, fix: fix)
    }

    /// Returns a finding about a package that the project or the package at a path depends on, and that isn't on this
    /// machine.
    static func withoutPackage(_ name: String, at path: String, fix: String) -> Finding {
        Finding(
            .previewSources, .warning, at: .source(file: path, line: 1, column: 1),
            "The package \(name.quoted) isn't there, so sources that import it can't be compiled.", fix: fix)
    }
}

extension Finding.Explanation {
    /// The explanations of the findings about previews.
    package static let ofPreviews = [
        Finding.Explanation(
            .previewSources, .error, "Sources that can't be found",
            "A path names no file or folder, a folder without Swift sources, or a package or project that can't be read. "
                + "A package that is missing on this machine and targets in other languages are left out.",
            "Check the path. Run `swift package resolve` for packages that are missing."),
        Finding.Explanation(
            .previewCode, .error, "Source that doesn't compile",
            "The compiler reports an error in a source. A body with an error is replaced: a view is drawn as a placeholder, "
                + "and other code ends a preview that runs it. A source with an error in a declaration is left out.",
            "Correct the source, or put what this system doesn't have inside `#if canImport(Darwin)`."),
        Finding.Explanation(
            .previewEnded, .error, "Preview that ends the program",
            "The code of a preview traps, exits, throws an error, sends a signal, or takes more time or memory than a "
                + "preview may. The message says where, as far as that is known. The other previews are drawn.",
            "Correct the code. Set other limits with `--time-limit` and `--memory-limit`."),
        Finding.Explanation(
            .previewBlank, .warning, "Preview that shows nothing",
            "Nothing in the picture differs from its background. The views may wait for data that a still picture doesn't "
                + "load, or need a size.", "Give the preview its data at once, for example with a sample model."),
        Finding.Explanation(
            .previewMissing, .warning, "Module or name that GridPress lacks",
            "A source imports a module, or uses a name, that GridPress doesn't have. Its previews aren't drawn, and neither "
                + "are those of sources that need it. Only `--dry-run` reports this, without compiling the sources.",
            "Put the code inside `#if canImport(Darwin)`, or use another API."),
        Finding.Explanation(
            .previewName, .warning, "Pictures with the same name",
            "The picture of a preview would have the name of another picture, because their sources or names are alike. "
                + "Its name has another number, and it can change when the other preview changes.",
            "Rename one of the previews or sources."),
        Finding.Explanation(
            .previewProgram, .error, "Program that can't be built",
            "GridPress can't be found or built, or the sources can't be linked.",
            "Name the folder of GridPress with `--package`."),
    ]
}
