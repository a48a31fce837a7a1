/// The conversion of SVG into another format with an external program.
struct PictureConversion: Sendable {
    /// The formats.
    enum Format: String, CaseIterable {
        case png
        case pdf
    }

    /// The format.
    let format: Format
    /// The number of pixels per point; unused for PDF.
    private(set) var scale: Int

    /// The path of the program, or only its name until it is located.
    private(set) var path = Self.program

    /// The name of the program, which is part of librsvg.
    static let program = "rsvg-convert"

    /// Creates a conversion.
    ///
    /// The program is located later.
    init(to format: Format, scale: Int) {
        self.format = format
        self.scale = scale
    }

    /// Returns the conversion with another number of pixels per point.
    func scaled(to scale: Int) -> PictureConversion {
        var scaled = self
        scaled.scale = scale
        return scaled
    }

    /// Returns a picture in the format.
    func convert(_ svg: [UInt8]) throws(ConversionError) -> [UInt8] {
        // The picture may exceed the default limits of the program.
        var words = [path, "--unlimited", "--format", format.rawValue]
        if format == .png { words += ["--zoom", String(scale)] }
        let result: ProgramCall.Result
        do {
            result = try ProgramCall(words).run(input: svg)
        } catch {
            throw ConversionError(message: (error as? SystemError)?.reason ?? "\(error)")
        }
        guard result.status == 0, !result.output.isEmpty else {
            let text = String(decoding: result.messages, as: UTF8.self)
            throw ConversionError(
                message: text.split(separator: "\n").last.map(String.init) ?? "status \(result.status)"
            )
        }
        return result.output
    }
}

/// An error of the conversion program.
struct ConversionError: Error {
    /// The output of the program.
    let message: String

    /// Returns the finding for a document whose picture can't be converted.
    func finding(at location: Finding.Location) -> Finding {
        Finding(
            .failedConversion,
            .error,
            at: location,
            "The picture can't be converted by \(PictureConversion.program): \(message).",
            fix: "Draw it as SVG with --format svg."
        )
    }
}

extension PictureConversion {
    /// Returns the conversion with the program found in `PATH`.
    ///
    /// - Throws: ``ToolFailure`` with installation advice, before anything is drawn.
    func located(in environment: [String: String]) throws -> PictureConversion {
        guard let path = ProgramCall.path(of: Self.program, in: environment) else {
            throw ToolFailure(
                exit: .noInput,
                message:
                    "The program \"\(Self.program)\", which makes \(format.rawValue.uppercased()), isn't installed.",
                advice:
                    "Install it: `apt-get install librsvg2-bin`, `dnf install librsvg2-tools` or `brew install librsvg`."
            )
        }
        var located = self
        located.path = path
        return located
    }
}
