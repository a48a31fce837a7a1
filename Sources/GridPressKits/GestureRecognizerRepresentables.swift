// Gesture recognizers of UIKit inside SwiftUI views. They never recognize a gesture in a static rendering.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A wrapper for a gesture recognizer of UIKit.
    ///
    /// GridPress calls none of its methods, and the gesture never occurs in a static rendering.
    public protocol UIGestureRecognizerRepresentable: Gesture where Value == Never, Body == _NoGestureBody {
        /// The type of the gesture recognizer.
        associatedtype UIGestureRecognizerType: UIGestureRecognizer
        /// The type of the coordinator.
        associatedtype Coordinator = Void
        /// The coordinator and the converter of coordinates.
        typealias Context = UIGestureRecognizerRepresentableContext<Self>
        /// The converter of coordinates.
        typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

        /// Creates the gesture recognizer.
        @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

        /// Updates the gesture recognizer.
        @MainActor @preconcurrency
        func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

        /// Responds to a gesture.
        @MainActor @preconcurrency
        func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

        /// Creates the coordinator.
        @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    }

    extension UIGestureRecognizerRepresentable {
        /// Does nothing.
        public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

        /// Does nothing.
        public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
    }

    extension UIGestureRecognizerRepresentable where Coordinator == Void {
        /// Returns no coordinator.
        public func makeCoordinator(converter: CoordinateSpaceConverter) {}
    }

    /// The coordinator and the converter of coordinates of a gesture recognizer.
    @MainActor @preconcurrency
    public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
        /// The coordinator.
        public let coordinator: Representable.Coordinator
        /// The converter of coordinates.
        public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    }

    /// A converter of coordinates, which are always the origin.
    public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter: Sendable {
        /// The location of the gesture in the view.
        public var localLocation: CGPoint { .zero }
        /// The translation of the gesture in the view.
        public var localTranslation: CGPoint? { nil }
        /// The velocity of the gesture in the view.
        public var localVelocity: CGPoint? { nil }

        /// Returns the location of the gesture.
        public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }

        /// Returns the translation of the gesture; always `nil`.
        public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }

        /// Returns the velocity of the gesture; always `nil`.
        public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }

        /// Returns a point unchanged.
        public func convert(globalPoint point: CGPoint) -> CGPoint { point }

        /// Returns a point unchanged.
        public func convert(localPoint point: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint { point }
    }
#endif
