/// Swift files that are compiled together: a target of a package, a target of an Xcode project, or a folder.
package struct SourceModule: Hashable, Sendable {
    /// The origin of a module.
    package enum Origin: Hashable, Sendable {
        /// A package.
        ///
        /// Its modules with resources have a `Bundle.module`.
        case package(name: String)
        /// An Xcode project.
        ///
        /// Its resources are in the main bundle.
        case project
        /// A folder without a description.
        case folder
    }

    /// A file or folder that code reads at run time.
    package struct Resource: Hashable, Sendable {
        /// The rule for the path of a resource in a bundle.
        package enum Rule: Hashable, Sendable {
            /// All files are directly in the bundle, or in the folder of their language.
            case process
            /// The file or folder keeps its name and its content.
            case copy
        }

        package var path: String
        package var rule: Rule
        /// The language of all files at the path; `nil` for the language of their folders.
        package var localization: String?

        package init(path: String, rule: Rule, localization: String? = nil) {
            self.path = path
            self.rule = rule
            self.localization = localization
        }
    }

    /// The name of the module in imports.
    package var name: String
    package var origin: Origin
    /// The folder of the sources.
    package var folder: String
    /// The paths of the sources, in order.
    package var files: [String]
    package var resources: [Resource] = []
    /// The development language.
    package var developmentLanguage = "en"
    /// The compiler arguments that the description requires, such as `-swift-version 6`.
    package var flags: [String] = []
    /// The names of the modules of the same run that this module depends on.
    package var dependencies: [String] = []

    package init(name: String, origin: Origin, folder: String, files: [String]) {
        self.name = name
        self.origin = origin
        self.folder = folder
        self.files = files
    }
}
