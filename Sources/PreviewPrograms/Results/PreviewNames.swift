/// The names of pictures in the form `Module/Source.Preview`, followed by the words of a variant.
struct PreviewNames {
    /// A preview of the program, with or without a picture.
    struct Identity {
        let declaration: Int
        let module: String
        let file: String
        let line: Int
        /// The number of the preview in its declaration, counted from 0.
        let number: Int
        let title: String?

        /// The name without the number of previews with the same name.
        fileprivate var base: String {
            let source = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
            let parts = [source, title ?? ""].map(FileName.cleaned).filter { !$0.isEmpty }
            return module + "/" + parts.joined(separator: ".")
        }

        fileprivate var place: Place { Place(declaration: declaration, number: number) }
    }

    /// A preview whose name is the name of a preview that isn't an earlier preview of its source with the same name.
    struct Collision: Equatable {
        let declaration: Int
        /// The name that the preview would have alone.
        let wanted: String
        /// The declaration of the preview that has this name.
        let other: Int
        /// The name of the preview.
        let name: String
    }

    fileprivate struct Place: Hashable {
        let declaration: Int
        let number: Int
    }

    private var names: [Place: String] = [:]
    private(set) var collisions: [Collision] = []

    /// Creates the names of previews.
    ///
    /// The first preview with a name in a source has it, and the others have numbers. A number is left out if another
    /// picture has the name with this number.
    init(_ previews: [Identity], variants: [PreviewVariant]) {
        let previews = previews.sorted {
            ($0.module, $0.file, $0.line, $0.number, $0.declaration)
                < ($1.module, $1.file, $1.line, $1.number, $1.declaration)
        }
        // Some file systems ignore case.
        var owners: [String: Identity] = [:]
        func pictures(_ name: String) -> [String] {
            variants.map { ([name] + $0.words).joined(separator: ".").lowercased() }
        }
        func owner(of name: String) -> Identity? { pictures(name).lazy.compactMap { owners[$0] }.first }
        func take(_ name: String, _ preview: Identity) {
            names[preview.place] = name
            for picture in pictures(name) { owners[picture] = preview }
        }
        // 1. Names without numbers.
        for preview in previews where owner(of: preview.base) == nil { take(preview.base, preview) }
        // 2. Names with numbers.
        var counts: [String: Int] = [:]
        for preview in previews where names[preview.place] == nil {
            let key = preview.file + "/" + preview.base.lowercased()
            var collision = owner(of: preview.base).flatMap { other in
                other.file == preview.file && other.base.lowercased() == preview.base.lowercased()
                    ? nil : (preview.base, other)
            }
            var name = preview.base
            repeat {
                counts[key, default: 1] += 1
                name = "\(preview.base).\(counts[key] ?? 1)"
                if let other = owner(of: name), collision == nil { collision = (name, other) }
            } while owner(of: name) != nil
            take(name, preview)
            if let (wanted, other) = collision {
                collisions.append(
                    Collision(
                        declaration: preview.declaration,
                        wanted: wanted,
                        other: other.declaration,
                        name: name
                    )
                )
            }
        }
    }

    /// Sets the names of a picture.
    func name(_ preview: inout DrawnPreview) {
        let place = Place(declaration: preview.declaration, number: preview.number)
        preview.previewName = names[place] ?? ""
        preview.name = ([preview.previewName] + preview.variant.words).joined(separator: ".")
    }
}
