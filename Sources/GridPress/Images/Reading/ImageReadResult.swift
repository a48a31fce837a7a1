/// The result of reading an image.
enum ImageReadResult {
    /// An image that can be drawn, with as many pixels to a point as the scale says.
    case raster(Drawing.Raster, scale: CGFloat)
    /// A placeholder of a size, or of the default one, and why.
    case placeholder(ImageProblem, size: CGSize? = nil)
}

/// A problem because of which a placeholder replaces an image.
struct ImageProblem {
    let code: Finding.Code
    let severity: Finding.Severity
    let message: String
    let fix: String

    /// Notes the problem as a finding.
    func note(at place: Finding.Location, in findings: FindingCollector) {
        findings.add(code, severity, at: place, message, fix: fix)
    }
}

extension ImageProblem {
    private init(_ code: Finding.Code, severity: Finding.Severity = .warning, _ message: String, fix: String) {
        self.init(code: code, severity: severity, message: message + "; a placeholder is drawn.", fix: fix)
    }

    /// An image of a name, where no folder is known.
    static func noFolder(_ name: String) -> ImageProblem {
        ImageProblem(
            .missingImage,
            "The figure has no image folder for the image \(name.quoted)",
            fix: "Set one with Figure(imageFolder:) or with imageFolder(_:)."
        )
    }

    /// A file that isn't read.
    static func file(_ name: String, _ failure: ImageFile.Failure) -> ImageProblem {
        let image = "The image \(name.quoted)"
        return switch failure {
        case .missing:
            ImageProblem(
                .missingImage,
                "\(image) isn't in the image folder",
                fix: "Put it there as a PNG, JPEG, GIF or WebP file, or check its name."
            )
        case .outside:
            ImageProblem(
                .imageOutsideFolder,
                "\(image) is outside the image folder",
                fix: "Copy the file into the folder, and use its path relative to the folder."
            )
        case .folder:
            ImageProblem(.unreadableImage, "\(image) is a folder", fix: "Use the name of a file.")
        case .special:
            ImageProblem(.unreadableImage, "\(image) isn't a regular file", fix: "Replace it with an image file.")
        case .unreadable:
            ImageProblem(.unreadableImage, "\(image) can't be read", fix: "Check the permissions of the file.")
        case .tooLarge:
            ImageProblem(
                .imageTooLarge,
                "The file of the image \(name.quoted) is larger than \(FigureLimits.imageBytes.megabytes)",
                fix: "Use a smaller image."
            )
        }
    }

    /// An image whose bytes can't be drawn.
    static func flaw(_ subject: String, _ flaw: ImageError) -> ImageProblem {
        let isTooLarge = if case .tooManyPixels = flaw { true } else { false }
        return ImageProblem(
            isTooLarge ? .imageTooLarge : .damagedImage,
            "\(subject) \(flaw.clause)",
            fix: isTooLarge ? "Use a smaller image." : "Export it again from the program that created it."
        )
    }

    /// An image whose format is another than its name says.
    static func wrongType(_ name: String, named: ImageFormat, found: ImageFormat) -> ImageProblem {
        ImageProblem(
            .wrongImageType,
            "The image \(name.quoted) has the extension of a \(named.spelled) file, but is a \(found.spelled) image",
            fix: "Change the extension of the file to \"\(found.rawValue)\"."
        )
    }

    /// An image for which there is no room left in the figure.
    static func tooMuch(_ subject: String) -> ImageProblem {
        ImageProblem(
            .imageTooLarge,
            "With \(subject.first?.lowercased() ?? "")\(subject.dropFirst()), the images of the figure are "
                + "larger than \(FigureLimits.embeddedBytes.megabytes) together",
            fix: "Use smaller images, or draw several figures."
        )
    }

    /// A vector image, which never becomes part of a figure.
    static func vector(_ subject: String) -> ImageProblem {
        ImageProblem(
            .vectorImagePlaceholder,
            severity: .note,
            "\(subject) is an SVG image, which can contain scripts and URLs",
            fix: "Export it as a PNG file."
        )
    }

    /// One of the system's symbols.
    static func symbol(_ name: String) -> ImageProblem {
        ImageProblem(
            .symbolPlaceholder,
            severity: .note,
            "The symbol \(name.quoted) is available on Apple platforms only",
            fix: "Draw a shape or a custom image instead."
        )
    }

    /// Data whose scale is no scale.
    static func scale(_ scale: CGFloat) -> ImageProblem {
        ImageProblem(
            .damagedImage,
            "An image created from data has the scale \(scale), which isn't a finite number greater than 0",
            fix: "Use the number of pixels per point."
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
