extension Finding.Explanation {
    /// The explanations of findings about a file that are reported before its elements are interpreted.
    static let ofFiles = [
        Finding.Explanation(
            .documentTooLarge, .error, "File too large",
            "The file is larger than 8 MB and isn't read, or its formatted version would be larger than 8 MB and "
                + "isn't written.", "Split it into several files."),
        Finding.Explanation(
            .compressedFile, .error, "Compressed file", "The file is compressed with gzip.", "Decompress it."),
        Finding.Explanation(
            .invalidEncoding, .error, "File isn't UTF-8",
            "The file is in UTF-16 or UTF-32, or contains a byte that isn't valid UTF-8.", "Save it as UTF-8."),
        Finding.Explanation(
            .forbiddenCharacter, .error, "Character not allowed in XML",
            "XML doesn't allow most control characters, not even as references.", "Remove the character."),
        Finding.Explanation(
            .documentType, .error, "Document type or entity",
            "The file declares a document type or an entity. Entities can refer to other files or expand without "
                + "limit, so documents with declarations aren't read.",
            "Remove the declaration, and replace its entities with their content.",
            example: Example(mistake: "<!DOCTYPE Figure><Figure/>", right: "<Figure/>")),
        Finding.Explanation(
            .tooManyElements, .error, "Too many elements",
            "The file has more than 50000 elements, comments and other pieces of markup.",
            "Split it into several files, or use a `ForEach` for repetitions."),
        Finding.Explanation(
            .tooManyAttributes, .error, "Too many attributes",
            "An element has more than 256 attributes, or the document has more than 100000.",
            "Remove attributes from the element, or split the document into smaller ones."),
        Finding.Explanation(
            .nestedTooDeep, .error, "Elements nested too deeply", "Elements are nested deeper than 200 levels.",
            "Write modifiers as attributes instead of elements, or split the document into smaller ones."),
        Finding.Explanation(
            .notWellFormed, .error, "Not well-formed XML",
            "The file breaks a rule of XML: a tag isn't closed, a value has no quotation marks, or a `<` or `&` isn't "
                + "escaped. Processing instructions and URIs of namespaces have at most 1000 bytes. Only the first "
                + "error is reported, because the text after it can't be interpreted reliably.",
            "Close every element, put values in quotation marks, and write `&lt;` and `&amp;` for `<` and `&`.",
            example: Example(mistake: "<Figure><HStack></Figure>", right: "<Figure><HStack/></Figure>")),
        Finding.Explanation(
            .nameTooLong, .error, "Name too long", "The name of an element or attribute is longer than 1000 bytes.",
            "Shorten it."),
    ]
}
