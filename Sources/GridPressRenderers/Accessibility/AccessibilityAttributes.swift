/// The accessibility settings of an element.
struct AccessibilityAttributes {
    var label: String?
    var value: String?
    var hint: String?
    var role: String?
    var actions: [String] = []
    var traits: [String] = []
    var removedTraits: [String] = []
    var headingLevel: Int?
    var priority: Double?
    /// The treatment of child elements; `nil` for the default of the view.
    var children: String?
    var labelTitle: String?
    var isHidden = false
    var isAdjustable = false
    var isDisabled = false
    var isSelected = false
    var isDecorative = false
    var isExpanded: Bool?
    var fraction: Double?

    init(of index: Int, in drawing: Drawing) {
        let element = drawing.elements[index]
        label = element.label
        let settings = element.settings
        if settings.isEmpty { return }
        label = label ?? settings[.accessibilityLabel] ?? settings[.wholeText]
        value = settings[.accessibilityValue]
        hint = settings[.accessibilityHint]
        role = settings[.accessibilityRole]
        actions = settings[.accessibilityActions]?.split(separator: ", ").map(String.init) ?? []
        traits = settings[.accessibilityTraits]?.split(separator: " ").map(String.init) ?? []
        removedTraits = settings[.accessibilityWithoutTraits]?.split(separator: " ").map(String.init) ?? []
        headingLevel = settings[.accessibilityHeading].map { $0 >= 0 && $0 <= 6 ? Int($0) : 0 }
        priority = settings[.accessibilitySortPriority]
        children = settings[.accessibilityChildren]
        labelTitle = settings[.labelTitle]
        isHidden = settings[.accessibilityHidden] ?? false
        isAdjustable = settings[.accessibilityAdjustable] ?? false
        isDisabled = settings[.isDisabled] ?? false
        isSelected = settings[.isSelected] ?? false
        isDecorative = settings[.isDecorative] ?? false
        isExpanded = settings[.isExpanded]
        fraction = settings[.fraction]
    }

    /// Whether these attributes make a view with several child elements an accessibility element.
    var makeGroup: Bool { makeElement || hint != nil || isSelected || isDisabled || !actions.isEmpty }

    /// Whether these attributes make a view without child elements an accessibility element.
    var makeElement: Bool {
        label.map { !$0.isEmpty } ?? false || value != nil || role != nil || !traits.isEmpty || headingLevel != nil
            || isAdjustable
    }

    /// Applies these attributes to the line of the element.
    func apply(to line: inout AccessibilityLine) {
        if let label {
            line.label = label.isEmpty ? nil : label
            line.labelTitle = nil
        }
        if let value { line.value = value }
        if let hint { line.hint = hint }
        if let role { line.role = role }
        line.actions += actions
        if let labelTitle { line.labelTitle = labelTitle }
        for trait in traits { Self.add(trait, to: &line) }
        if let headingLevel { line.headingLevel = headingLevel }
        if isSelected { line.add(state: "selected") }
        if isDisabled { line.add(state: "disabled") }
        if let isExpanded { line.add(state: isExpanded ? "expanded" : "collapsed") }
        if isAdjustable { line.add(state: "adjustable") }
        for trait in removedTraits { Self.remove(trait, from: &line) }
    }

    /// The roles that accessibility traits set.
    private static let roles = [
        "button": "button", "link": "link", "image": "image", "searchField": "search field", "toggle": "toggle",
        "tabBar": "tab bar", "keyboardKey": "key", "staticText": "text",
    ]

    /// The states that accessibility traits add.
    private static let states = [
        "selected": "selected", "playsSound": "plays sound", "summaryElement": "summary",
        "updatesFrequently": "updates frequently", "startsMediaSession": "starts media",
        "allowsDirectInteraction": "direct interaction", "causesPageTurn": "turns pages", "modal": "modal",
    ]

    private static func add(_ trait: String, to line: inout AccessibilityLine) {
        if trait == "header" {
            line.headingLevel = line.headingLevel ?? 0
        } else if let role = roles[trait] {
            // Traits never turn a control into static content.
            if !line.isInteractive || role == "button" || role == "link" { line.role = role }
        } else if let state = states[trait] {
            line.add(state: state)
        }
    }

    private static func remove(_ trait: String, from line: inout AccessibilityLine) {
        if trait == "header" { line.headingLevel = nil }
        if line.role == roles[trait] { line.role = line.label == nil ? "view" : "text" }
        if let state = states[trait] { line.remove(state: state) }
    }
}
