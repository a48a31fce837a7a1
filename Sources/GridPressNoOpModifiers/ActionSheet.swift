// Older dialogs, and attributes of dialogs. A static rendering shows no dialog.

public struct ActionSheet {
    public typealias Button = Alert.Button
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

nonisolated extension View {
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> Self { self }
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> Self { self }
    public func dialogIcon(_ icon: Image?) -> Self { self }
    public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }
    public func dialogSuppressionToggle(_ title: LocalizedStringKey, isSuppressed: Binding<Bool>) -> Self { self }
}
