// A view for several platforms, as it is typical in packages.

#if canImport(SwiftUI)
    import SwiftUI
#else
    import GridPress
#endif

#if canImport(UIKit)
    import UIKit
#endif

struct Card: View {
    var body: some View {
        Text(title).foregroundStyle(color).padding()
    }

    #if canImport(UIKit)
        private let title = "Card with UIKit"
        private let color = Color(UIKit.UIColor.systemBlue)
    #else
        private let title = "Card without UIKit"
        private let color = Color.blue
    #endif
}
