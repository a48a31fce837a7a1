import SwiftUI

#if os(iOS) || os(visionOS)
    import UIKit

    /// A text view of the system, with its undo and its menus.
    public struct NativeTextView: UIViewRepresentable {
        @Binding private var text: String

        /// A view of a text.
        public init(text: Binding<String>) { _text = text }

        /// Makes the view of the system.
        public func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            view.font = .preferredFont(forTextStyle: .body)
            view.backgroundColor = .clear
            view.adjustsFontForContentSizeCategory = true
            return view
        }

        /// Updates the view of the system.
        public func updateUIView(_ view: UITextView, context: Context) {
            if view.text != text { view.text = text }
        }

        /// Makes the delegate of the view.
        public func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

        /// A delegate that writes what is typed into the binding.
        public final class Coordinator: NSObject, UITextViewDelegate {
            private let text: Binding<String>

            init(text: Binding<String>) { self.text = text }

            /// Writes the text into the binding.
            public func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
        }
    }
#elseif os(macOS)
    import AppKit

    /// A text view of the system, with its undo and its menus.
    public struct NativeTextView: NSViewRepresentable {
        @Binding private var text: String

        /// A view of a text.
        public init(text: Binding<String>) { _text = text }

        /// Makes the view of the system.
        public func makeNSView(context: Context) -> NSScrollView {
            let view = NSTextView.scrollableTextView()
            (view.documentView as? NSTextView)?.delegate = context.coordinator
            return view
        }

        /// Updates the view of the system.
        public func updateNSView(_ view: NSScrollView, context: Context) {
            (view.documentView as? NSTextView)?.string = text
        }

        /// Makes the delegate of the view.
        public func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

        /// A delegate that writes what is typed into the binding.
        public final class Coordinator: NSObject, NSTextViewDelegate {
            private let text: Binding<String>

            init(text: Binding<String>) { self.text = text }

            /// Writes the text into the binding.
            public func textDidChange(_ notification: Notification) {
                if let view = notification.object as? NSTextView { text.wrappedValue = view.string }
            }
        }
    }
#else
    /// An editor, where the system has no text view.
    public struct NativeTextView: View {
        @Binding private var text: String

        /// A view of a text.
        public init(text: Binding<String>) { _text = text }

        /// The editor.
        public var body: some View { TextEditor(text: $text) }
    }
#endif

#Preview("Text view", traits: .fixedLayout(width: 320, height: 160)) {
    NativeTextView(text: .constant("Dear reader,\n\nthis text can be changed."))
        .padding()
}
