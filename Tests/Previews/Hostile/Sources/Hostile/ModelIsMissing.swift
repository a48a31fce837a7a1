import SwiftUI

private final class Library: ObservableObject {
    @Published var count = 3
}

private struct Shelf: View {
    @EnvironmentObject private var library: Library

    var body: some View { Text("\(library.count) books") }
}

#Preview("Model is missing") { Shelf() }
