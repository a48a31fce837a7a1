/// A view whose spoken words are known before it is drawn, for controls that don't draw their label.
package protocol SpokenView {
    /// The spoken words of the view; `nil` if it has no words.
    var spokenWords: String? { get }
}

nonisolated extension View {
    /// The spoken words of the view; `nil` if they aren't known before it is drawn.
    package var wordsInSpeech: String? {
        guard let words = (self as? any SpokenView)?.spokenWords, !words.isEmpty else { return nil }
        return words
    }
}

nonisolated extension Text: SpokenView {
    package var spokenWords: String? { string }
}

nonisolated extension Image: SpokenView {
    package var spokenWords: String? { label }
}

nonisolated extension ModifiedView: SpokenView {
    package var spokenWords: String? { content.wordsInSpeech }
}

nonisolated extension Group: SpokenView where Content: View {
    package var spokenWords: String? { content.wordsInSpeech }
}

nonisolated extension Optional: SpokenView where Wrapped: View {
    package var spokenWords: String? { self?.wordsInSpeech }
}

nonisolated extension _ConditionalContent: SpokenView {
    package var spokenWords: String? {
        switch branch {
        case .first(let content): content.wordsInSpeech
        case .second(let content): content.wordsInSpeech
        }
    }
}
