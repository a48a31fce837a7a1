/// The definitions of a picture: gradients, patterns, clips, masks, filters and images.
///
/// Equal definitions are written once.
package struct SVGDefinitions {
    private enum Entry {
        case element(name: StaticString, text: String)
        case raster(Drawing.Raster)
    }

    private var entries: [Entry] = []
    private var numbers: [String: Int] = [:]
    private var rasterNumbers: [Drawing.Raster: Int] = [:]

    /// Whether there is nothing to define.
    package var isEmpty: Bool { entries.isEmpty }

    package init() {}

    /// Returns the number of a definition, and adds it if it is new.
    ///
    /// - Parameters:
    ///   - definition: A writer with the element of the definition, without an id.
    ///   - name: The name of the element.
    package mutating func number(of definition: borrowing MarkupWriter, named name: StaticString) -> Int {
        let text = definition.string()
        if let number = numbers[text] { return number }
        entries.append(.element(name: name, text: text))
        numbers[text] = entries.count
        return entries.count
    }

    /// Returns a clip as an element without an id.
    package static func clip(to path: Path, isEvenOdd: Bool, motion: Int? = nil) -> MarkupWriter {
        var writer = MarkupWriter()
        writer.element("clipPath") { writer in
            writer.outline(path) { writer in
                if isEvenOdd { writer.attribute("clip-rule", "evenodd") }
                if let motion { writer.attribute("class") { $0.append(motionClass: motion) } }
            }
        }
        return writer
    }

    /// Returns the number of the symbol for an image file, whose coordinates are pixels.
    mutating func number(of raster: Drawing.Raster) -> Int {
        if let number = rasterNumbers[raster] { return number }
        entries.append(.raster(raster))
        rasterNumbers[raster] = entries.count
        return entries.count
    }

    /// Writes all definitions with their ids.
    package func write(to writer: inout MarkupWriter) {
        guard !isEmpty else { return }
        writer.element("defs") { writer in
            for (index, entry) in entries.enumerated() {
                switch entry {
                case .element(let name, let text): writer.element(name, numbered: index + 1, restOf: text)
                case .raster(let raster): writer.symbol(index + 1, of: raster)
                }
            }
        }
    }
}

extension MarkupWriter {
    /// Writes a reference to a definition.
    mutating func attribute(_ name: StaticString, definition number: Int) {
        attribute(name) { bytes in
            bytes.append("url(#")
            bytes.append(definitionID: number)
            bytes.append(")")
        }
    }

    /// Writes the address of a definition.
    mutating func attribute(_ name: StaticString, fragment number: Int) {
        attribute(name) { bytes in
            bytes.append("#")
            bytes.append(definitionID: number)
        }
    }

    /// Writes a symbol that shows an image file.
    fileprivate mutating func symbol(_ number: Int, of raster: Drawing.Raster) {
        element("symbol") { writer in
            writer.attribute("id") { $0.append(definitionID: number) }
            writer.view(of: CGRect(origin: .zero, size: raster.pixels))
            writer.element("image") { writer in
                writer.frame(CGRect(origin: .zero, size: raster.pixels))
                writer.attribute("preserveAspectRatio", "none")
                writer.attribute("href", raster: raster)
            }
        }
    }

    /// Writes the view box of an element, which is stretched to fill the element.
    package mutating func view(of rect: CGRect) {
        attribute("viewBox", numbers: [rect.minX, rect.minY, rect.width, rect.height])
        attribute("preserveAspectRatio", "none")
    }

    /// Writes an element of another writer, with the id of a definition as its first attribute.
    fileprivate mutating func element(_ name: StaticString, numbered number: Int, restOf element: String) {
        begin(name)
        attribute("id") { $0.append(definitionID: number) }
        var element = element
        element.withUTF8 { endElement(with: UnsafeBufferPointer(rebasing: $0.dropFirst(name.utf8CodeUnitCount + 1))) }
    }
}

extension ByteBuffer {
    fileprivate mutating func append(definitionID number: Int) {
        appendFigurePrefix()
        append(number)
    }
}
