/// The result of reading an image.
package enum ImageReadResult {
    /// An image of pixels.
    ///
    /// `scale` is the number of pixels per point.
    ///
    /// The foreground style paints an image whose asset is a template.
    case raster(Drawing.Raster, scale: CGFloat, isTemplate: Bool = false)
    /// A system symbol with a drawing.
    case symbol(any SymbolDrawing)
    /// A vector image.
    ///
    /// The foreground style paints an image whose asset is a template.
    case vector(any VectorDrawing, isTemplate: Bool)
    /// A symbol of an asset catalog.
    case outline(any SymbolOutlining)
    /// A placeholder, with the reason.
    ///
    /// If `size` is `nil`, it has the default size.
    case placeholder(ImageFinding, size: CGSize? = nil)

    /// Whether the asset of the image is a template, which the foreground style paints.
    var isTemplate: Bool {
        switch self {
        case .raster(_, _, let isTemplate), .vector(_, let isTemplate): isTemplate
        case .symbol, .outline, .placeholder: false
        }
    }
}

/// The reason for a placeholder in place of an image.
package struct ImageFinding {
    let code: Finding.Code
    let severity: Finding.Severity
    let message: String
    let fix: String
    /// The name of the image or symbol; `nil` if it has none.
    let subject: String?

    /// Adds the reason to the findings.
    package func note(at place: Finding.Location, in findings: FindingCollector) {
        findings.add(code, severity, at: place, message, fix: fix, subject: subject)
    }
}

extension ImageFinding {
    package init(
        _ code: Finding.Code,
        severity: Finding.Severity = .warning,
        _ message: String,
        fix: String,
        subject: String? = nil
    ) {
        self.init(
            code: code,
            severity: severity,
            message: message + "; a placeholder is drawn.",
            fix: fix,
            subject: subject
        )
    }

    /// Returns the finding for a named image in a figure without an image folder.
    static func noFolder(_ name: String) -> ImageFinding {
        ImageFinding(
            .missingImage,
            "The figure has no image folder for the image \(name.quoted)",
            fix: "Set one with --images, with Figure(imageFolder:) or with imageFolder(_:).",
            subject: name
        )
    }

    /// Returns the finding for an image that isn't in the resources of its bundle.
    package static func missingResource(_ name: String) -> ImageFinding {
        ImageFinding(
            .missingImage,
            "The image \(name.quoted) isn't in the resources of its bundle",
            fix: "Check the name of the image, and that the resources of the module contain its catalog or file.",
            subject: name
        )
    }

    /// The finding for a drawing of a closure where only files and symbols are drawn.
    static var drawing: ImageFinding {
        ImageFinding(
            .unreadableImage,
            "An image that a closure draws can't be combined with another image",
            fix: "Use an image file."
        )
    }

    /// Returns the finding for a file that can't be read.
    package static func file(_ name: String, _ failure: FolderFile.Failure) -> ImageFinding {
        let image = "The image \(name.quoted)"
        return switch failure {
        case .missing:
            ImageFinding(
                .missingImage,
                "\(image) isn't in the image folder",
                fix: "Put a PNG, JPEG, GIF or WebP file into the folder, or check the name of the image.",
                subject: name
            )
        case .outside:
            ImageFinding(
                .imageOutsideFolder,
                "\(image) is outside the image folder",
                fix: "Copy the file into the folder, and use its path relative to the folder.",
                subject: name
            )
        case .folder:
            ImageFinding(.unreadableImage, "\(image) is a folder", fix: "Use the name of a file.", subject: name)
        case .special:
            ImageFinding(
                .unreadableImage,
                "\(image) isn't a regular file",
                fix: "Replace it with an image file.",
                subject: name
            )
        case .unreadable:
            ImageFinding(
                .unreadableImage,
                "\(image) can't be read",
                fix: "Check the permissions of the file.",
                subject: name
            )
        case .tooLarge:
            ImageFinding(
                .imageTooLarge,
                "The file of the image \(name.quoted) is larger than \(FigureLimits.imageBytes.megabytes)",
                fix: "Use a smaller image.",
                subject: name
            )
        }
    }

    /// Returns the finding for an image with invalid bytes.
    static func flaw(_ subject: String, _ flaw: ImageError) -> ImageFinding {
        let isTooLarge = if case .tooManyPixels = flaw { true } else { false }
        return ImageFinding(
            isTooLarge ? .imageTooLarge : .damagedImage,
            "\(subject) \(flaw.clause)",
            fix: isTooLarge ? "Use a smaller image." : "Export it again as a PNG, JPEG, GIF or WebP file."
        )
    }

    /// Returns the finding for an image whose format differs from its extension.
    static func wrongType(_ name: String, named: ImageFormat, found: ImageFormat) -> ImageFinding {
        ImageFinding(
            .wrongImageType,
            "The image \(name.quoted) has the extension of \(named.spelled) files, but its format is \(found.spelled)",
            fix: "Change the extension of the file to \"\(found.rawValue)\".",
            subject: name
        )
    }

    /// Returns the finding for an image that exceeds the limit of embedded bytes.
    static func tooMuch(_ subject: String) -> ImageFinding {
        ImageFinding(
            .imageTooLarge,
            "With \(subject.first?.lowercased() ?? "")\(subject.dropFirst()), the images of the figure are "
                + "larger than \(FigureLimits.embeddedBytes.megabytes) together",
            fix: "Use smaller images, or draw several figures."
        )
    }

    /// Returns the finding for an SVG image, which is never embedded.
    static func vector(_ subject: String) -> ImageFinding {
        ImageFinding(
            .vectorImagePlaceholder,
            severity: .note,
            "\(subject) is an SVG image, which can contain scripts and URLs",
            fix: "Export the image as a PNG file."
        )
    }

    /// Returns the finding for a system symbol without a drawing.
    static func symbol(_ name: String) -> ImageFinding {
        ImageFinding(
            .symbolPlaceholder,
            severity: .note,
            "The symbol \(name.quoted) has no drawing outside of Apple platforms",
            fix: "Use a symbol that Documentation/Symbols.md lists, a shape or a custom image.",
            subject: name
        )
    }

    /// Returns the finding for image data with an invalid scale.
    static func scale(_ scale: CGFloat) -> ImageFinding {
        ImageFinding(
            .damagedImage,
            "An image created from data has the scale \(scale.inMessage), which isn't a finite number greater than 0",
            fix: "Use the number of pixels per point."
        )
    }
}

extension String {
    /// The image with this name, as the subject of a sentence.
    package var asImageSubject: String { "The image \(quoted)" }
}

extension Int {
    /// The number of bytes in megabytes, for messages.
    fileprivate var megabytes: String { "\(self / 1024 / 1024) MB" }
}
