extension Finding.Code {
    /// A file that exceeds the size limit.
    package static let documentTooLarge = Finding.Code(rawValue: "xml.too-large")
    /// A file that is compressed with gzip.
    package static let compressedFile = Finding.Code(rawValue: "xml.compressed")
    /// A file that isn't in UTF-8.
    package static let invalidEncoding = Finding.Code(rawValue: "xml.invalid-encoding")
    /// A character that XML forbids.
    package static let forbiddenCharacter = Finding.Code(rawValue: "xml.forbidden-character")
    /// A declaration of a document type or an entity.
    package static let documentType = Finding.Code(rawValue: "xml.document-type")
    /// A document with too many elements.
    package static let tooManyElements = Finding.Code(rawValue: "xml.too-many-elements")
    /// An element or a document with too many attributes.
    package static let tooManyAttributes = Finding.Code(rawValue: "xml.too-many-attributes")
    /// Elements that are nested too deep.
    package static let nestedTooDeep = Finding.Code(rawValue: "xml.nested-too-deep")
    /// A document that isn't well-formed XML.
    package static let notWellFormed = Finding.Code(rawValue: "xml.not-well-formed")
    /// A name of an element or attribute that is too long.
    package static let nameTooLong = Finding.Code(rawValue: "xml.name-too-long")
}
