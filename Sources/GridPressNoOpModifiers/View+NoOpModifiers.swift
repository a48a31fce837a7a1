// Modifiers that have no effect in a static rendering. They return the view unchanged, so that code for SwiftUI
// compiles.
//
// No modifier changes a frame. Comments name the reason if it isn't obvious.

// MARK: - Touches and pointers

nonisolated extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self { self }

    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> Self { self }

    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> Self { self }

    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> Self { self }

    public func _onButtonGesture(pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> Self {
        self
    }

    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Self { self }
    public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Self { self }
    public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Self { self }
    public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Self { self }
    public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Self { self }
    public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Self { self }
    public func allowsHitTesting(_ enabled: Bool) -> Self { self }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> Self { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
    // Also with a string.
    public func help(_ text: LocalizedStringKey) -> Self { self }
    public func help(_ text: Text) -> Self { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }
    public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> Self { self }

    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> Self { self }

    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> Self { self }

    public func draggable<T>(_ payload: @autoclosure () -> T) -> Self { self }

    public func dropDestination<T>(
        for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> Self { self }

    public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
    public func moveDisabled(_ isDisabled: Bool) -> Self { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}

// MARK: - Events

nonisolated extension View {
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> Self { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
}

// MARK: - Animations and rendering

nonisolated extension View {
    public func contentTransition(_ transition: ContentTransition) -> Self { self }
    public func geometryGroup() -> Self { self }
    public func compositingGroup() -> Self { self }
    public func equatable() -> Self where Self: Equatable { self }
}

// MARK: - Scrolling

nonisolated extension View {
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> Self
    { self }

    public func scrollDisabled(_ disabled: Bool) -> Self { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> Self { self }
}

// MARK: - Presentations

nonisolated extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> Self { self }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> Self { self }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> Self { self }

    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> Self { self }

    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> Self { self }

    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> Self { self }

    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> Self { self }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> Self { self }

    public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
    ) -> Self { self }

    public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
        @ViewBuilder message: (Failure) -> Message
    ) -> Self { self }

    // Also with a string.
    public func alert<Data, Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> Self { self }

    // Also with a string.
    public func alert<Data, Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> Self { self }

    // Also with a string.
    public func confirmationDialog<Data, Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> Self { self }

    // Also with a string.
    public func confirmationDialog<Data, Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> Self { self }

    // Also with a string.
    public func alert<Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> Self { self }

    // Also with a string.
    public func alert<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> Self { self }

    // Also with a string.
    public func confirmationDialog<Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> Self { self }

    // Also with a string.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> Self { self }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
    public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }

    public func navigationDestination<Data: Hashable, Content: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
    ) -> Self { self }

    public func navigationDestination<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
    ) -> Self { self }
}

// MARK: - Screens and windows

nonisolated extension View {
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> Self { self }
    public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }

    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self {
        self
    }

    public func menuIndicator(_ visibility: Visibility) -> Self { self }
    public func menuOrder(_ order: MenuOrder) -> Self { self }
    public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

// MARK: - Focus and typing

nonisolated extension View {
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> Self { self }
    public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }
    public func focusable(_ isFocusable: Bool = true) -> Self { self }
    public func keyboardType(_ type: KitKeyboardType) -> Self { self }
    public func autocapitalization(_ style: KitTextAutocapitalizationType) -> Self { self }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }
    public func disableAutocorrection(_ disable: Bool?) -> Self { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
    public func textContentType(_ type: KitTextContentType?) -> Self { self }
    public func submitLabel(_ label: SubmitLabel) -> Self { self }
}

// MARK: - Accessibility

nonisolated extension View {
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self { self }
    public func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }
    public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self { self }

    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> Self { self }

    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> Self { self }

    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> Self { self }

    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Self { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }
    public func speechAdjustedPitch(_ value: Double) -> Self { self }
    public func accessibilityShowsLargeContentViewer() -> Self { self }

    public func accessibilityShowsLargeContentViewer<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
        self
    }

    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
}
