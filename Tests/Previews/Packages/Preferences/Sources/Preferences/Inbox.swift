import SwiftUI

/// A message of a list.
public struct Message: Identifiable, Hashable, Sendable {
    /// The number of the message.
    public let id: Int
    /// The person that wrote the message.
    public var sender: String
    /// The title of the message.
    public var subject: String
    /// A Boolean value that says whether the message was opened.
    public var isRead: Bool

    /// A message from a person.
    public init(id: Int, sender: String, subject: String, isRead: Bool = false) {
        self.id = id
        self.sender = sender
        self.subject = subject
        self.isRead = isRead
    }
}

/// A list of messages that are found, flagged and deleted.
public struct Inbox: View {
    @State private var messages: [Message]
    @State private var query = ""
    @State private var selection: Set<Message.ID> = []

    /// A list of messages.
    public init(_ messages: [Message]) { _messages = State(initialValue: messages) }

    /// The list in a navigation stack.
    public var body: some View {
        NavigationStack {
            List(selection: $selection) {
                section("New", found.filter { !$0.isRead })
                section("Earlier", found.filter(\.isRead))
            }
            .listStyle(.plain)
            .navigationTitle("Inbox")
            .searchable(text: $query, prompt: "Sender or subject")
            .overlay {
                if found.isEmpty { ContentUnavailableView.search(text: query) }
            }
            .toolbar {
                ToolbarItem { Button("Edit") {} }
            }
            .refreshable { await Task.yield() }
        }
    }

    private var found: [Message] {
        query.isEmpty
            ? messages : messages.filter { "\($0.sender) \($0.subject)".localizedCaseInsensitiveContains(query) }
    }

    @ViewBuilder
    private func section(_ title: LocalizedStringKey, _ messages: [Message]) -> some View {
        if !messages.isEmpty {
            Section(title) {
                ForEach(messages) { message in
                    row(message)
                        .swipeActions(edge: .trailing) {
                            Button("Delete", role: .destructive) { self.messages.removeAll { $0.id == message.id } }
                        }
                        .swipeActions(edge: .leading) {
                            Button("Read") { toggle(message) }.tint(.blue)
                        }
                        .contextMenu { Button("Copy") {} }
                }
            }
        }
    }

    private func row(_ message: Message) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Circle().fill(message.isRead ? .clear : .blue).frame(width: 9, height: 9)
            VStack(alignment: .leading, spacing: 2) {
                Text(message.sender).font(.headline)
                Text(message.subject).foregroundStyle(.secondary).lineLimit(1)
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Mark as read") { toggle(message) }
    }

    private func toggle(_ message: Message) {
        guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
        messages[index].isRead.toggle()
    }
}

#Preview("Inbox", traits: .fixedLayout(width: 390, height: 560)) {
    Inbox([
        Message(id: 1, sender: "Lin", subject: "Where shall we meet on Friday?"),
        Message(id: 2, sender: "Library", subject: "Three books are due next week, and one is waiting for you"),
        Message(id: 3, sender: "Ivo", subject: "Photos from the lake", isRead: true),
        Message(id: 4, sender: "Chess club", subject: "Results of round 4", isRead: true),
    ])
}

#Preview("Nothing found", traits: .fixedLayout(width: 390, height: 560)) { Inbox([]) }
