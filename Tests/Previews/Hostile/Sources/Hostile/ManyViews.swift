import SwiftUI

#Preview("Many views", traits: .fixedLayout(width: 400, height: 400)) {
    VStack(spacing: 0) {
        ForEach(0..<1000) { row in
            HStack(spacing: 0) {
                ForEach(0..<1200) { column in Color(hue: Double(row ^ column) / 2048, saturation: 1, brightness: 1) }
            }
        }
    }
}
