/// The description of a build that the package manager writes beside the products, such as `debug.yaml`.
struct BuildDescription {
    private let text: String

    init(_ text: String) { self.text = text }

    /// Returns the arguments by which the compiler finds the C modules that a module can import.
    ///
    /// A C module has a map in its sources or among the products, and headers that name others in its folder.
    func cArguments(ofModule name: String) -> [String] {
        let words = text.split(separator: "\n").lazy.compactMap { Self.words(of: $0, name) }.first ?? []
        var arguments: [String] = []
        var index = 0
        while index < words.count {
            if words[index] == "-Xcc", index + 1 < words.count {
                arguments += words[index...index + 1]
                index += 1
            } else if words[index].hasPrefix("-I"), words[index] != "-I" {
                // The folders of libraries of the system are single words.
                arguments.append(words[index])
            }
            index += 1
        }
        return arguments
    }

    /// Returns the words of a line that compiles a module; `nil` for other lines.
    private static func words(of line: Substring, _ module: String) -> [String]? {
        let start = "args: "
        guard let range = line.firstRange(of: start), line.contains("\"-emit-module-path\""),
            let words = try? JSONDecoder().decode([String].self, from: Data(line[range.upperBound...].utf8)),
            let name = words.firstIndex(of: "-module-name"), words.dropFirst(name + 1).first == module
        else { return nil }
        return words
    }
}
