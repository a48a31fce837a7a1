import CHarfBuzz

/// The script of each scalar of a text.
struct ScriptRuns {
    private let scripts: [hb_script_t]

    init(_ scalars: [Unicode.Scalar]) {
        let functions = hb_unicode_funcs_get_default()
        var scripts = scalars.map { scalar in
            // A fast path for Latin letters, which are the most frequent ones.
            (scalar.value | 0x20) &- 0x61 < 26 ? HB_SCRIPT_LATIN : hb_unicode_script(functions, scalar.value)
        }
        // Digits, spaces and marks have the script of the letters before them, or of the letters after them at the
        // start.
        var last: hb_script_t?
        for index in scripts.indices {
            if scripts[index].isShared {
                if let last { scripts[index] = last }
            } else {
                last = scripts[index]
            }
        }
        if let first = scripts.firstIndex(where: { !$0.isShared }) {
            for index in 0..<first { scripts[index] = scripts[first] }
        }
        self.scripts = scripts
    }

    /// The script of a scalar.
    subscript(scalar: Int) -> hb_script_t { scripts[scalar] }
}

extension hb_script_t {
    /// Whether several scripts share scalars of this script.
    fileprivate var isShared: Bool {
        self == HB_SCRIPT_COMMON || self == HB_SCRIPT_INHERITED || self == HB_SCRIPT_UNKNOWN
    }
}
