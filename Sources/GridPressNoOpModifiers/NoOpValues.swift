// The types of arguments for modifiers that mostly have no effect. Their values have SwiftUI's meaning.

import GridPressViews

/// The purposes of a content shape.
///
/// Has no effect in a static rendering.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches and clicks.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Previews of drags.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Previews of context menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The focus ring.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// Accessibility.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The effect of a pointer that hovers over a view.
///
/// Has no effect in a static rendering.
public enum HoverEffect: Hashable, Sendable {
    /// The default effect.
    case automatic
    /// A highlighted background.
    case highlight
    /// A raised view.
    case lift
}

/// Haptic feedback and sounds.
///
/// Has no effect in a static rendering.
public enum SensoryFeedback: Hashable, Sendable {
    /// The feedback for a success.
    case success
    /// The feedback for a warning.
    case warning
    /// The feedback for an error.
    case error
    /// The feedback for a selection.
    case selection
    /// The feedback for an increased value.
    case increase
    /// The feedback for a decreased value.
    case decrease
    /// The feedback for an impact.
    case impact

    /// The weight of colliding objects, for an impact.
    public enum Weight: Hashable, Sendable {
        /// Light objects.
        case light
        /// Objects between light and heavy.
        case medium
        /// Heavy objects.
        case heavy
    }

    /// Returns the feedback for an impact.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// The visibility of scroll indicators.
///
/// Has no effect in a static rendering.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
    /// The default visibility.
    case automatic
    /// Indicators are visible.
    case visible
    /// Indicators are hidden if the input allows it.
    case hidden
    /// Indicators are always hidden.
    case never
}

/// The dismissal of a keyboard by scrolling.
///
/// Has no effect in a static rendering.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
    /// The default dismissal.
    case automatic
    /// The dismissal when scrolling starts.
    case immediately
    /// The dismissal with the movement of a finger.
    case interactively
    /// No dismissal.
    case never
}

/// The bounce of scrolled content at its ends.
///
/// Has no effect in a static rendering.
public enum ScrollBounceBehavior: Hashable, Sendable {
    /// The default bounce.
    case automatic
    /// A bounce in every case.
    case always
    /// A bounce only if the content is larger than the scroll view.
    case basedOnSize
}

/// An alert: a message with one or two buttons.
///
/// A static rendering never shows it.
public struct Alert {
    /// A button of an alert.
    ///
    /// The action never runs.
    public struct Button {
        /// Returns a button for the default action.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

        /// Returns a button that cancels, with a custom label.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

        /// Returns a button that cancels, with the system's label.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

        /// Returns a button for an action that destroys data.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// The height of a sheet.
///
/// Has no effect in a static rendering.
public enum PresentationDetent: Hashable, Sendable {
    /// About half the height of the screen.
    case medium
    /// The full height.
    case large
    /// A fraction of the full height.
    case fraction(CGFloat)
    /// A height in points.
    case height(CGFloat)
}

/// The automatic capitalization of typed text.
///
/// Has no effect in a static rendering.
public enum TextInputAutocapitalization: Hashable, Sendable {
    /// No capitalization.
    case never
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case characters
}

/// The label of the key that submits text.
///
/// Has no effect in a static rendering.
public enum SubmitLabel: Hashable, Sendable {
    /// The label "Done".
    case done
    /// The label "Go".
    case go
    /// The label "Send".
    case send
    /// The label "Join".
    case join
    /// The label "Route".
    case route
    /// The label "Search".
    case search
    /// The label "Return".
    case `return`
    /// The label "Next".
    case next
    /// The label "Continue".
    case `continue`
}

/// The kinds of fields that submit text.
///
/// Has no effect in a static rendering.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The distribution of width among the columns of a split view.
///
/// Has no effect in a static rendering.
public enum NavigationSplitViewStyle: Hashable, Sendable {
    /// The default distribution.
    case automatic
    /// All columns shrink.
    case balanced
    /// The detail column keeps its width.
    case prominentDetail
}
