import CHarfBuzz

/// Returns the tag of a table, feature, axis or metric of a font.
///
/// - Parameter name: The four ASCII characters of the tag.
func fontTag(_ name: StaticString) -> hb_tag_t {
    precondition(name.utf8CodeUnitCount == 4, "A tag has four letters.")
    return name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}
