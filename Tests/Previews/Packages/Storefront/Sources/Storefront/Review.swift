import SwiftUI

/// The words of a customer.
public struct ReviewView: View {
    let author: String
    let stars: Int
    let text: String

    /// A review with a number of stars.
    public init(author: String, stars: Int, text: String) {
        self.author = author
        self.stars = stars
        self.text = text
    }

    /// The stars above the text.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars))
                    .foregroundColor(.orange)
                    .accessibility(label: Text("\(stars) of 5 stars"))
                Spacer()
                Text(author).font(.caption).foregroundColor(.secondary)
            }
            Text(text).font(.callout).italic()
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.1)))
    }
}

#if DEBUG
    struct ReviewView_Previews: PreviewProvider {
        static var platform: PreviewPlatform? { .iOS }

        static var previews: some View {
            VStack(spacing: 12) {
                ReviewView(author: "Lin", stars: 5, text: "Keeps tea warm for an hour.")
                ReviewView(author: "Ivo", stars: 3, text: "Good, but heavier than it seems in the picture.")
            }
            .padding()
            .frame(width: 340)
            .previewLayout(PreviewLayout.sizeThatFits)
            .previewDisplayName("Reviews")

            ReviewView(author: "נועה", stars: 4, text: "קומקום יפה מאוד.")
                .padding()
                .environment(\.layoutDirection, .rightToLeft)
                .environment(\.locale, Locale(identifier: "he"))
                .previewLayout(.fixed(width: 340, height: 130))
                .previewDisplayName("Right to left")
        }
    }
#endif
