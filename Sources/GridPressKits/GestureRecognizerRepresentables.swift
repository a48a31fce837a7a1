// Gesture recognizers of UIKit inside SwiftUI views. They never recognize a gesture in a static rendering.

#if !canImport(Darwin)
    public protocol UIGestureRecognizerRepresentable: Gesture where Value == Never, Body == _NoGestureBody {
        associatedtype UIGestureRecognizerType: UIGestureRecognizer
        associatedtype Coordinator = Void
        typealias Context = UIGestureRecognizerRepresentableContext<Self>
        typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
        @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
        @MainActor @preconcurrency func updateUIGestureRecognizer(
            _ recognizer: UIGestureRecognizerType, context: Context)
        @MainActor @preconcurrency func handleUIGestureRecognizerAction(
            _ recognizer: UIGestureRecognizerType, context: Context)
        @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    }

    extension UIGestureRecognizerRepresentable {
        public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
        public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
    }

    extension UIGestureRecognizerRepresentable where Coordinator == Void {
        public func makeCoordinator(converter: CoordinateSpaceConverter) {}
    }

    @MainActor @preconcurrency
    public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
        public let coordinator: Representable.Coordinator
        public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    }

    /// A converter of coordinates, which are always the origin.
    public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter: Sendable {
        public var localLocation: CGPoint { .zero }
        public var localTranslation: CGPoint? { nil }
        public var localVelocity: CGPoint? { nil }
        public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
        public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
        public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
        public func convert(globalPoint point: CGPoint) -> CGPoint { point }
        public func convert(localPoint point: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint { point }
    }
#endif
