// Modifiers that have no effect in a static rendering. They return the view unchanged, so that code for SwiftUI
// compiles.
//
// No modifier changes a frame. Comments name the reason if it isn't obvious.

import GridPressViews

// MARK: - Touches and pointers

nonisolated extension View {
    /// Has no effect in a static rendering.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self { self }

    /// Has no effect in a static rendering.
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering.
    public func _onButtonGesture(pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> Self {
        self
    }

    /// Has no effect in a static rendering.
    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Self { self }

    /// Has no effect in a static rendering.
    public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Self { self }

    /// Has no effect in a static rendering.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Self { self }

    /// Has no effect in a static rendering.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Self { self }

    /// Has no effect in a static rendering.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Self { self }

    /// Has no effect in a static rendering.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Self { self }

    /// Has no effect in a static rendering.
    public func allowsHitTesting(_ enabled: Bool) -> Self { self }

    /// Has no effect in a static rendering.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }

    /// Has no effect in a static rendering.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> Self { self }

    /// Has no effect in a static rendering, which has no pointer.
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

    /// Has no effect in a static rendering, which has no pointer.
    public func help(_ text: LocalizedStringKey) -> Self { self }

    /// Has no effect in a static rendering, which has no pointer.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> Self { self }

    /// Has no effect in a static rendering, which has no pointer.
    public func help(_ text: Text) -> Self { self }

    /// Has no effect in a static rendering: no key is pressed.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }

    /// Has no effect in a static rendering: no key is pressed.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }

    /// Has no effect in a static rendering, which has no haptic feedback.
    public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> Self { self }

    /// Has no effect in a static rendering: nothing is swiped.
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Content
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no menu opens.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

    /// Has no effect in a static rendering: no menu opens.
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items,
        @ViewBuilder preview: () -> Preview
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is dragged.
    public func draggable<T>(_ payload: @autoclosure () -> T) -> Self { self }

    /// Has no effect in a static rendering: nothing is dropped.
    public func dropDestination<T>(
        for type: T.Type = T.self,
        action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no row is deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> Self { self }

    /// Has no effect in a static rendering: no row is moved.
    public func moveDisabled(_ isDisabled: Bool) -> Self { self }

    /// Has no effect in a static rendering: nothing is selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}

// MARK: - Events

nonisolated extension View {
    /// Has no effect in a static rendering: no text is submitted.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> Self { self }

    /// Has no effect in a static rendering: no URL is opened.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }

    /// Has no effect in a static rendering: nothing is reloaded.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
}

// MARK: - Animations and rendering

nonisolated extension View {
    /// Has no effect in a static rendering, which has no transitions.
    public func contentTransition(_ transition: ContentTransition) -> Self { self }

    /// Has no effect in a static rendering, which has no movement.
    public func geometryGroup() -> Self { self }

    /// Has no effect: GridPress always applies effects to the whole view.
    public func compositingGroup() -> Self { self }

    /// Has no effect: GridPress builds every view in each drawing.
    public func equatable() -> Self where Self: Equatable { self }
}

// MARK: - Scrolling

nonisolated extension View {
    /// Has no effect: GridPress draws no scroll indicators.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> Self
    {
        self
    }

    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollDisabled(_ disabled: Bool) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls, and no keyboard is dismissed.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> Self { self }
}

// MARK: - Presentations

nonisolated extension View {
    /// Has no effect in a static rendering: no sheet opens.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no sheet opens.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no cover opens.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no cover opens.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no popover opens.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no popover opens.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> Self { self }

    /// Has no effect in a static rendering: no alert opens.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> Self { self }

    /// Has no effect in a static rendering: no alert opens.
    public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: () -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: (Failure) -> Actions,
        @ViewBuilder message: (Failure) -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    public func alert<Data, Actions: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    public func alert<Data, Actions: View, Message: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func confirmationDialog<Data, Actions: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func confirmationDialog<Data, Actions: View, Message: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    public func alert<Actions: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    public func alert<Actions: View, Message: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, Message: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func confirmationDialog<Actions: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is presented.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: nothing is presented.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

    /// Has no effect in a static rendering: nothing is presented.
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

    /// Has no effect in a static rendering: nothing is presented.
    public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }

    /// Has no effect in a static rendering: no other screen is shown.
    public func navigationDestination<Data: Hashable, Content: View>(
        for data: Data.Type,
        @ViewBuilder destination: @escaping (Data) -> Content
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no other screen is shown.
    public func navigationDestination<Content: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> Content
    ) -> Self {
        self
    }
}

// MARK: - Screens and windows

nonisolated extension View {
    /// Has no effect: GridPress draws no system overlays.
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

    /// Has no effect: GridPress draws no back button.
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> Self { self }

    /// Has no effect: GridPress divides the width in the same way in every style.
    public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }

    /// Has no effect: GridPress draws columns at their default widths.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }

    /// Has no effect: GridPress draws columns at their default widths.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self {
        self
    }

    /// Has no effect: the label and the button style determine how GridPress draws a menu.
    public func menuIndicator(_ visibility: Visibility) -> Self { self }

    /// Has no effect in a static rendering: no menu opens.
    public func menuOrder(_ order: MenuOrder) -> Self { self }

    /// Has no effect: GridPress doesn't store values between drawings.
    public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

// MARK: - Focus and typing

nonisolated extension View {
    /// Has no effect in a static rendering: nothing has the focus.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func focusable(_ isFocusable: Bool = true) -> Self { self }

    /// Has no effect in a static rendering, which has no keyboard.
    public func keyboardType(_ type: KitKeyboardType) -> Self { self }

    /// Has no effect in a static rendering, which has no keyboard.
    public func autocapitalization(_ style: KitTextAutocapitalizationType) -> Self { self }

    /// Has no effect in a static rendering, which has no keyboard.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }

    /// Has no effect in a static rendering: nothing is corrected.
    public func disableAutocorrection(_ disable: Bool?) -> Self { self }

    /// Has no effect in a static rendering: nothing is corrected.
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: no text is filled in.
    public func textContentType(_ type: KitTextContentType?) -> Self { self }

    /// Has no effect in a static rendering, which has no keyboard.
    public func submitLabel(_ label: SubmitLabel) -> Self { self }
}

// MARK: - Accessibility

nonisolated extension View {
    /// Has no effect: GridPress doesn't invert colors for accessibility.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: the handler is never called.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self { self }

    /// Has no effect in a static rendering: nothing is pressed.
    public func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }

    /// Has no effect in a static rendering: nothing is pressed.
    public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing has the focus.
    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        _ value: Value
    ) -> Self {
        self
    }

    /// Has no effect: screen readers read the views in paint order.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

    /// Has no effect: screen readers read the views in paint order.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole,
        id: ID,
        in namespace: Namespace.ID
    ) -> Self {
        self
    }

    /// Has no effect: screen readers read the text as it is written.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Self { self }

    /// Has no effect: screen readers read the text as it is written.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }

    /// Has no effect: screen readers read the text as it is written.
    public func speechAdjustedPitch(_ value: Double) -> Self { self }

    /// Has no effect in a static rendering: nothing is enlarged.
    public func accessibilityShowsLargeContentViewer() -> Self { self }

    /// Has no effect in a static rendering: nothing is enlarged.
    public func accessibilityShowsLargeContentViewer<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no interaction.
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
}
