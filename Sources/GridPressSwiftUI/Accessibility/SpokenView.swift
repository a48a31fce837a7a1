/// A view whose words are known before it is drawn, for controls that don't draw what they are called.
protocol SpokenView {
    /// The words of the view; `nil` for none.
    var spokenWords: String? { get }
}

nonisolated extension View {
    /// The words of a view that isn't drawn; `nil` where they aren't known.
    var wordsInSpeech: String? {
        guard let words = (self as? any SpokenView)?.spokenWords, !words.isEmpty else { return nil }
        return words
    }
}

nonisolated extension Text: SpokenView {
    var spokenWords: String? { string }
}

nonisolated extension Image: SpokenView {
    var spokenWords: String? { label }
}

nonisolated extension Label: SpokenView {
    var spokenWords: String? { title.wordsInSpeech }
}

nonisolated extension ModifiedView: SpokenView {
    var spokenWords: String? { content.wordsInSpeech }
}

nonisolated extension Group: SpokenView where Content: View {
    var spokenWords: String? { content.wordsInSpeech }
}

nonisolated extension Optional: SpokenView where Wrapped: View {
    var spokenWords: String? { self?.wordsInSpeech }
}

nonisolated extension _ConditionalContent: SpokenView {
    var spokenWords: String? {
        switch branch {
        case .first(let content): content.wordsInSpeech
        case .second(let content): content.wordsInSpeech
        }
    }
}
