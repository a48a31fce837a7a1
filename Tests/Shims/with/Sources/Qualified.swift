// Names that are qualified by their modules, and imports of single modules.

import Combine
import CoreGraphics
import DeveloperToolsSupport
import OSLog
import QuartzCore
import SwiftUI
import UIKit
import UIKit.UIGestureRecognizerSubclass
import UniformTypeIdentifiers
import os
import os.log

final class Model: Combine.ObservableObject {
    @Combine.Published var count = 1
    private var work: Set<Combine.AnyCancellable> = []

    init() { $count.dropFirst().sink { [weak self] in self?.log.info("\($0, privacy: .public)") }.store(in: &work) }

    private let log = os.Logger(subsystem: "client", category: "model")

    func publisher() -> some Combine.Publisher<Int, Swift.Never> { $count.map { $0 + 1 } }

    func load(_ url: URL) -> AnyPublisher<[Int], Never> {
        URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: [Int].self, decoder: JSONDecoder())
            .replaceError(with: [])
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

struct Row: SwiftUI.View {
    @SwiftUI.State private var isOn = false
    @SwiftUI.StateObject private var model = Model()

    var body: some SwiftUI.View {
        SwiftUI.VStack(spacing: 8) {
            SwiftUI.Text("\(model.count)").foregroundStyle(SwiftUI.Color.red)
            SwiftUI.Color(UIKit.UIColor.systemBlue).frame(width: 20, height: 20)
        }
    }
}

struct Wave: SwiftUI.Shape {
    func path(in rect: CGRect) -> SwiftUI.Path {
        let path = CoreGraphics.CGMutablePath()
        path.addRect(rect)
        return SwiftUI.Path(path)
    }
}

struct Blur: SwiftUI.UIViewRepresentable {
    func makeUIView(context: Context) -> UIKit.UIVisualEffectView {
        UIKit.UIVisualEffectView(effect: UIKit.UIBlurEffect(style: .systemMaterial))
    }

    func updateUIView(_ view: UIKit.UIVisualEffectView, context: Context) { view.layer.cornerRadius = 8 }
}

let color = CoreGraphics.CGColor(gray: 0.5, alpha: 1)
let kinds: [UniformTypeIdentifiers.UTType] = [.png, .json]
let turn = QuartzCore.CATransform3D()
