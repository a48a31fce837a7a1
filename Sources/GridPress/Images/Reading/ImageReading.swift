/// What came of reading an image.
enum ImageReading {
    /// An image that can be drawn, with as many pixels to a point as the scale says.
    case raster(Drawing.Raster, scale: CGFloat)
    /// A placeholder of a size, or of the default one, and why.
    case placeholder(ImageProblem, size: CGSize? = nil)
}

/// Why a placeholder stands for an image.
struct ImageProblem {
    let code: Finding.Code
    let severity: Finding.Severity
    let sentence: String
    let fix: String

    /// Notes the problem as a finding.
    func note(at place: Finding.Place, in findings: FindingCollector) {
        findings.add(code, severity, at: place, sentence, fix: fix)
    }
}

extension ImageProblem {
    private init(_ code: Finding.Code, severity: Finding.Severity = .warning, _ sentence: String, fix: String) {
        self.init(code: code, severity: severity, sentence: sentence + "; a placeholder is drawn.", fix: fix)
    }

    /// An image of a name, where no folder is known.
    static func noFolder(_ name: String) -> ImageProblem {
        ImageProblem(
            .missingImage,
            "No folder is named in which the image \(name.quoted) could lie",
            fix: "Name one with Figure(imageFolder:) or with imageFolder(_:)."
        )
    }

    /// A file that isn't read.
    static func file(_ name: String, _ failure: ImageFile.Failure) -> ImageProblem {
        let image = "The image \(name.quoted)"
        return switch failure {
        case .missing:
            ImageProblem(
                .missingImage,
                "\(image) is not in the image folder",
                fix: "Put it there as a PNG, JPEG, GIF or WebP file, or check its name."
            )
        case .outside:
            ImageProblem(
                .imageOutsideFolder,
                "\(image) lies outside the image folder, where nothing is read",
                fix: "Put the file itself into the folder, and name it by its path there."
            )
        case .folder:
            ImageProblem(.unreadableImage, "\(image) is a folder", fix: "Name a file inside it.")
        case .special:
            ImageProblem(.unreadableImage, "\(image) is no ordinary file", fix: "Put an image file in its place.")
        case .unreadable:
            ImageProblem(.unreadableImage, "\(image) can't be read", fix: "Check who may read the file.")
        case .tooLarge:
            ImageProblem(
                .imageTooLarge,
                "The file of the image \(name.quoted) is larger than \(FigureLimits.imageBytes.megabytes)",
                fix: "Make the image smaller."
            )
        }
    }

    /// An image whose bytes can't be drawn.
    static func flaw(_ subject: String, _ flaw: ImageFlaw) -> ImageProblem {
        let isTooLarge = if case .tooManyPixels = flaw { true } else { false }
        return ImageProblem(
            isTooLarge ? .imageTooLarge : .damagedImage,
            "\(subject) \(flaw.clause)",
            fix: isTooLarge ? "Make the image smaller." : "Save it again from the program that made it."
        )
    }

    /// An image whose format is another than its name says.
    static func wrongType(_ name: String, named: ImageFormat, found: ImageFormat) -> ImageProblem {
        ImageProblem(
            .wrongImageType,
            "The image \(name.quoted) is named as a \(named.spelled) file and holds a \(found.spelled) image",
            fix: "Give the file the extension \(found.rawValue)."
        )
    }

    /// An image for which there is no room left in the figure.
    static func tooMuch(_ subject: String) -> ImageProblem {
        ImageProblem(
            .imageTooLarge,
            "With \(subject.first?.lowercased() ?? "")\(subject.dropFirst()) the images of the figure are larger than "
                + FigureLimits.embeddedBytes.megabytes + " together",
            fix: "Make the images smaller, or draw several figures."
        )
    }

    /// A vector image, which never becomes part of a figure.
    static func vector(_ subject: String) -> ImageProblem {
        ImageProblem(
            .vectorImagePlaceholder,
            severity: .note,
            "\(subject) is an SVG image, which could hold code and addresses",
            fix: "Save it as a PNG file."
        )
    }

    /// One of the system's symbols.
    static func symbol(_ name: String) -> ImageProblem {
        ImageProblem(
            .symbolPlaceholder,
            severity: .note,
            "The symbol \(name.quoted) belongs to the system and isn't known here",
            fix: "Draw a shape or an image of your own to show what it looks like."
        )
    }

    /// Data whose scale is no scale.
    static func scale(_ scale: CGFloat) -> ImageProblem {
        ImageProblem(
            .damagedImage,
            "An image made of data has the scale \(scale), which is not above 0 and finite",
            fix: "Give the number of pixels to a point."
        )
    }
}

extension String {
    /// The image of a name as the subject of a sentence.
    var asImageSubject: String { "The image \(quoted)" }
}

extension Int {
    /// A number of bytes as a sentence names it.
    fileprivate var megabytes: String { "\(self / 1024 / 1024) MB" }
}
