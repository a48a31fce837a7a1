import SwiftUI

#Preview("No numbers") {
    Text("Nowhere")
        .frame(width: .nan, height: -.infinity)
        .offset(x: .infinity, y: .nan)
        .scaleEffect(.nan)
        .padding(.greatestFiniteMagnitude)
}
