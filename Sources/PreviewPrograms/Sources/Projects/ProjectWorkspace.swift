/// The projects and packages of an Xcode workspace.
struct ProjectWorkspace {
    /// The folders with the extension `xcodeproj`.
    let projects: [String]
    /// The folders of packages.
    let packages: [String]

    /// The largest description that is read, in bytes.
    private static let largest = 4 << 20

    /// Reads a workspace; `nil` if it can't be read.
    ///
    /// - Parameter path: The folder with the extension `xcworkspace`.
    init?(_ path: String) {
        guard case .bytes(let bytes)? = try? RegularFile.read(path + "/contents.xcworkspacedata", atMost: Self.largest)
        else { return nil }
        // The locations are paths in the folder of the workspace, or of the groups around them.
        var groups = [path.splitAtLastPart.folder]
        var found: [String] = []
        for tag in String(decoding: bytes, as: UTF8.self).matches(of: /<(\/?)(Group|FileRef)\b([^>]*)>/) {
            if !tag.1.isEmpty {
                if tag.2 == "Group", groups.count > 1 { groups.removeLast() }
                continue
            }
            guard let location = tag.3.firstMatch(of: /location\s*=\s*"(\w+):([^"]*)"/) else { continue }
            let place = String(location.2).replacing("&amp;", with: "&").replacing("&apos;", with: "'")
            let base = location.1 == "container" ? groups[0] : groups[groups.count - 1]
            let full = location.1 == "absolute" ? place : place.isEmpty ? base : base + "/" + place
            if tag.2 == "Group" { groups.append(full) } else { found.append(full.withoutDots) }
        }
        projects = found.filter { $0.hasSuffix(".xcodeproj") }.unique
        packages = found.filter { FileStatus($0 + "/Package.swift")?.kind == .file }.unique
    }
}
