/// A language in which a state can be written.
package enum CodeLanguage: Int, CaseIterable { case document, swift, css }

extension TrainerState {
    /// Returns the code in a language; empty if the language can't express the state.
    package func code(_ language: CodeLanguage) -> [UInt8] {
        switch language {
        case .document: document()
        case .swift: swift()
        case .css: css()
        }
    }
}
