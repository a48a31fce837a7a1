// Dialogs whose title is a text or a resource. A static rendering shows no dialog.

@_documentation(visibility: internal) public protocol _TextConvertible {}

extension Text: _TextConvertible {}
extension LocalizedStringResource: _TextConvertible {}

nonisolated extension View {
    public func alert<Title: _TextConvertible, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> Self { self }

    public func alert<Title: _TextConvertible, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> Self { self }

    public func alert<Title: _TextConvertible, Data, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> Self { self }

    public func alert<Title: _TextConvertible, Data, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> Self { self }

    public func confirmationDialog<Title: _TextConvertible, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> Self { self }

    public func confirmationDialog<Title: _TextConvertible, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> Self { self }

    public func confirmationDialog<Title: _TextConvertible, Data, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> Self { self }

    public func confirmationDialog<Title: _TextConvertible, Data, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> Self { self }
}
