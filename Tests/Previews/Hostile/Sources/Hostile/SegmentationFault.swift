import SwiftUI

private struct Wild: View {
    var body: some View { Text("\(UnsafePointer<Int>(bitPattern: 8).map { $0.pointee } ?? 0)") }
}

#Preview("Segmentation fault") { Wild() }
