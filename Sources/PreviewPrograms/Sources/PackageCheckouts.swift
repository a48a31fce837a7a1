/// The folders with packages that others depend on, as the package manager and Xcode check them out.
package struct PackageCheckouts: Sendable {
    private let folders: [String]

    /// The folders inside of a package or beside a project.
    private static let places = [".build/checkouts", ".build/gridpress/checkouts", "SourcePackages/checkouts"]

    /// Creates the folders of packages and projects.
    ///
    /// - Parameters:
    ///   - given: A folder with packages that the user names; `nil` for none.
    ///   - roots: The folders of packages and projects.
    package init(_ given: String?, of roots: [String]) {
        folders = (given.map { [$0] } ?? []) + roots.flatMap { root in Self.places.map { root + "/" + $0 } }
    }

    /// Returns the folders in another package too.
    func with(_ root: String) -> PackageCheckouts {
        PackageCheckouts(folders: folders + Self.places.map { root + "/" + $0 })
    }

    private init(folders: [String]) { self.folders = folders }

    /// Returns the folder of a package; `nil` if it isn't on this machine.
    func folder(of identity: String) -> String? {
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if let name = names.sorted().first(where: { $0.lowercased() == identity.lowercased() }) {
                return folder + "/" + name
            }
        }
        return nil
    }
}
