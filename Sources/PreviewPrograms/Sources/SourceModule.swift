/// Swift files that are compiled together: a target of a package, a target of an Xcode project, or a folder.
package struct SourceModule: Hashable, Sendable {
    /// The place that describes a module.
    package enum Origin: Hashable, Sendable {
        /// A package, which gives modules with resources a `Bundle.module`.
        case package(name: String)
        /// An Xcode project, whose resources are in the main bundle.
        case project
        /// A folder without a description.
        case folder
    }

    /// A file or folder that code reads at run time.
    package struct Resource: Hashable, Sendable {
        /// The way in which resources are put into a bundle.
        package enum Rule: Hashable, Sendable {
            /// Files lie side by side in the bundle, and those of a language in its folder.
            case process
            /// The file or folder keeps its name and its content.
            case copy
        }

        package var path: String
        package var rule: Rule
        /// The language of all files below the path; `nil` for that of their folders.
        package var localization: String?

        package init(path: String, rule: Rule, localization: String? = nil) {
            self.path = path
            self.rule = rule
            self.localization = localization
        }
    }

    /// The name that other modules import.
    package var name: String
    package var origin: Origin
    /// The folder of the sources.
    package var folder: String
    /// The paths of the sources, in order.
    package var files: [String]
    package var resources: [Resource] = []
    /// The language that texts are written in.
    package var developmentLanguage = "en"
    /// The arguments of the compiler that the description demands, such as `-swift-version 6`.
    package var flags: [String] = []
    /// The names of the modules that this one depends on, among those of the same call.
    package var dependencies: [String] = []

    package init(name: String, origin: Origin, folder: String, files: [String]) {
        self.name = name
        self.origin = origin
        self.folder = folder
        self.files = files
    }
}
