extension Finding.Code {
    /// An import of a framework that GridPress lacks, or that a build doesn't have.
    package static let packageFramework = Finding.Code(rawValue: "package.framework")
    /// A name that GridPress lacks in a framework that it has.
    package static let packageName = Finding.Code(rawValue: "package.name")
    /// A module that another compiler built.
    package static let packageCompiler = Finding.Code(rawValue: "package.compiler")
    /// A module of a package with the name of a framework.
    package static let packageModule = Finding.Code(rawValue: "package.module")
    /// A dependency that doesn't compile with the frameworks of a build.
    package static let packageDependency = Finding.Code(rawValue: "package.dependency")
    /// A folder without a package, or a toolset that can't be written.
    package static let packageToolset = Finding.Code(rawValue: "package.toolset")
    /// A configuration of editors that isn't changed.
    package static let packageEditor = Finding.Code(rawValue: "package.editor")
}

extension Finding.Explanation {
    /// The explanations of the findings about builds of packages.
    package static let ofPackages = [
        Finding.Explanation(
            .packageFramework,
            .error,
            "Framework that a build lacks",
            "A source imports a framework of Apple that GridPress doesn't have, or that isn't among the frameworks of the "
                + "build.",
            "Put the import inside `#if canImport`, or choose the frameworks with `--frameworks`."
        ),
        Finding.Explanation(
            .packageName,
            .error,
            "Name that GridPress lacks",
            "A source uses a name of a framework that GridPress has, but GridPress lacks this name.",
            "Put the code inside `#if canImport(Darwin)`, or use another API."
        ),
        Finding.Explanation(
            .packageCompiler,
            .error,
            "Module of another compiler",
            "Modules belong to one version of the compiler. A module of the engine or of an earlier build is from another "
                + "one.",
            "Run `gridpress doctor`, and remove the folder `.build/gridpress`."
        ),
        Finding.Explanation(
            .packageModule,
            .note,
            "Module with the name of a framework",
            "The package or a dependency has a module with the name of a framework. It replaces that of GridPress.",
            "Rename the module if the one of GridPress is meant."
        ),
        Finding.Explanation(
            .packageDependency,
            .error,
            "Dependency that doesn't compile",
            "A dependency has errors in code for Apple's systems. All packages of a build see the same frameworks, so "
                + "`#if canImport(SwiftUI)` holds in dependencies too.",
            "Choose fewer frameworks with `--frameworks`, or depend on the package only on Apple's systems."
        ),
        Finding.Explanation(
            .packageToolset,
            .error,
            "Toolset that can't be made",
            "The folder has no package, the package builds GridPress from source, or the cache folder of the user can't "
                + "be written.",
            "Follow the suggestion of the message."
        ),
        Finding.Explanation(
            .packageEditor,
            .error,
            "Configuration of editors that isn't changed",
            "The file `.sourcekit-lsp/config.json` names other toolsets, isn't JSON, or can't be written.",
            "Follow the suggestion of the message."
        ),
    ]
}
