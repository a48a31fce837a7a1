import GridPressFindings

extension Finding.Code {
    /// A file that is larger than what is read.
    package static let documentTooLarge = Finding.Code(rawValue: "xml.too-large")
    /// A file that has to be unpacked first.
    package static let compressedFile = Finding.Code(rawValue: "xml.compressed")
    /// A file that isn't in UTF-8.
    package static let invalidEncoding = Finding.Code(rawValue: "xml.invalid-encoding")
    /// A character that XML forbids.
    package static let forbiddenCharacter = Finding.Code(rawValue: "xml.forbidden-character")
    /// A document type or an entity.
    package static let documentType = Finding.Code(rawValue: "xml.document-type")
    /// More elements than are read.
    package static let tooManyElements = Finding.Code(rawValue: "xml.too-many-elements")
    /// More attributes than are read.
    package static let tooManyAttributes = Finding.Code(rawValue: "xml.too-many-attributes")
    /// Elements that are nested deeper than is read.
    package static let nestedTooDeep = Finding.Code(rawValue: "xml.nested-too-deep")
    /// A document that isn't XML as the standard has it.
    package static let notWellFormed = Finding.Code(rawValue: "xml.not-well-formed")
    /// A name of an element or attribute that is longer than is read.
    package static let nameTooLong = Finding.Code(rawValue: "xml.name-too-long")
}

extension Finding.Explanation {
    /// What is found about a file before its elements are looked at.
    package static let ofFiles = [
        Finding.Explanation(
            .documentTooLarge,
            .error,
            "A file that is too large",
            "The file has more than 8 MB. Nothing of it is read.",
            "Split it into several files."
        ),
        Finding.Explanation(
            .compressedFile,
            .error,
            "A compressed file",
            "The file starts as files do that gzip made.",
            "Unpack it first."
        ),
        Finding.Explanation(
            .invalidEncoding,
            .error,
            "A file that isn't UTF-8",
            "The file is in UTF-16, or holds a byte that is no part of a character in UTF-8.",
            "Save it as UTF-8. Editors have a setting for it."
        ),
        Finding.Explanation(
            .forbiddenCharacter,
            .error,
            "A character that XML forbids",
            "Most control characters may not stand in XML, not even as references.",
            "Take it out."
        ),
        Finding.Explanation(
            .documentType,
            .error,
            "A document type or an entity",
            "The file declares a type or an entity. Entities can stand for other files or for text without "
                + "end, so documents with declarations are not read.",
            "Take the declaration out, and write what its entities stand for.",
            example: Example(
                mistake: "<!DOCTYPE Figure><Figure/>",
                right: "<Figure/>"
            )
        ),
        Finding.Explanation(
            .tooManyElements,
            .error,
            "Too many elements",
            "The file has more than 50000 elements, comments and other pieces of markup.",
            "Split it into several files, or write what repeats in a `ForEach`."
        ),
        Finding.Explanation(
            .tooManyAttributes,
            .error,
            "Too many attributes",
            "An element has more than 256 attributes, or all elements have more than 100000 together.",
            "Split the document into smaller ones."
        ),
        Finding.Explanation(
            .nestedTooDeep,
            .error,
            "Elements that are nested too deep",
            "Elements are nested more than 200 deep.",
            "Split the document into smaller ones; attributes in place of elements around a view save levels too."
        ),
        Finding.Explanation(
            .notWellFormed,
            .error,
            "A document that isn't XML",
            "A tag isn't closed, an attribute has no quotation marks, a `<` or `&` stands alone, or "
                + "something else isn't as XML has it. Only the first such mistake is told, since all behind it is "
                + "uncertain.",
            "Close every element, put values between quotation marks, and write `&lt;` and `&amp;` for `<` and `&`.",
            example: Example(
                mistake: "<Figure><HStack></Figure>",
                right: "<Figure><HStack/></Figure>"
            )
        ),
        Finding.Explanation(
            .nameTooLong,
            .error,
            "A name that is too long",
            "The name of an element or attribute has more than 1000 bytes.",
            "Shorten it; no name of the language is as long."
        ),
    ]
}
