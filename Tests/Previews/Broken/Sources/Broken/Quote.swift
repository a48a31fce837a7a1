import SwiftUI

struct Quote: View {
    let words: String

    var body: some View { Text(words).italic() }
}

Quote(words: "A view outside of everything").padding()

#Preview("Quote") { Quote(words: "To be") }
