// Dialogs whose title is a text, a resource or a string. A static rendering shows no dialog.

import GridPressViews

/// A type of titles: a text, or a value that can be converted to one.
@_documentation(visibility: internal)
public protocol _TextConvertible {}

extension Text: _TextConvertible {}
extension LocalizedStringResource: _TextConvertible {}

nonisolated extension View {
    /// Has no effect in a static rendering: no alert opens.
    public func alert<Title: _TextConvertible, Actions: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    public func alert<Title: _TextConvertible, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    public func alert<Title: _TextConvertible, Data, Actions: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Data, Actions: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    public func alert<Title: _TextConvertible, Data, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no alert opens.
    @_disfavoredOverload
    public func alert<S: StringProtocol, Data, Actions: View, Message: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func confirmationDialog<Title: _TextConvertible, Actions: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func confirmationDialog<Title: _TextConvertible, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func confirmationDialog<Title: _TextConvertible, Data, Actions: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Data, Actions: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    public func confirmationDialog<Title: _TextConvertible, Data, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no dialog opens.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Data, Actions: View, Message: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> Self {
        self
    }
}
