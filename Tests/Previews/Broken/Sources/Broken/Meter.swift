import SwiftUI

struct Meter: View {
    let value: Double

    var body: some View {
        let width: CGFloat = "\(Int(value * 100))"
        Capsule().frame(width: width, height: 8)
    }
}

#Preview("Meter") { Meter(value: 0.4) }
