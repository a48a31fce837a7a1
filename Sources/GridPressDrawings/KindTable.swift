/// The kinds of elements that the program has seen, by their names and roles.
struct KindTable {
    /// The table of the program.
    static let shared = Locked(KindTable())

    private struct Key: Hashable {
        let name: String
        let role: Drawing.Role
    }

    private struct TypeKey: Hashable {
        let type: ObjectIdentifier
        let role: Drawing.Role
    }

    private var kinds: [Key: Drawing.Kind] = [:]
    private var kindsOfTypes: [TypeKey: Drawing.Kind] = [:]
    /// The behaviors of kinds whose entries have none.
    private(set) var behaviors: [Drawing.Kind: Drawing.Kind.Behavior] = [:]

    /// Returns the kind with a name and a role.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - role: The role.
    ///   - behavior: The behavior that a new entry has; `nil` for one in this table.
    mutating func kind(_ name: String, _ role: Drawing.Role, _ behavior: Drawing.Kind.Behavior? = nil) -> Drawing.Kind {
        let key = Key(name: name, role: role)
        if let known = kinds[key] { return known }
        let entry = UnsafeMutablePointer<Drawing.Kind.Entry>.allocate(capacity: 1)
        entry.initialize(to: Drawing.Kind.Entry(name: name, role: role, behavior: behavior))
        let kind = Drawing.Kind(entry: UnsafePointer(entry))
        kinds[key] = kind
        return kind
    }

    /// Returns the kind of a type of views.
    ///
    /// The type may be drawn after its kind was read in a record.
    mutating func kind(
        of type: Any.Type,
        _ role: Drawing.Role,
        _ behavior: Drawing.Kind.Behavior,
        named name: () -> String
    )
        -> Drawing.Kind
    {
        let key = TypeKey(type: ObjectIdentifier(type), role: role)
        if let known = kindsOfTypes[key] { return known }
        let kind = kind(name(), role)
        kindsOfTypes[key] = kind
        if behavior != .plain { behaviors[kind] = behavior }
        return kind
    }
}
