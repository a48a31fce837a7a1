/// A language that a state is written in.
package enum CodeLanguage: Int, CaseIterable { case document, swift, css }

extension TrainerState {
    /// Returns the code in a language; nothing where the language can't say it.
    package func code(_ language: CodeLanguage) -> [UInt8] {
        switch language {
        case .document: document()
        case .swift: swift()
        case .css: css()
        }
    }
}
