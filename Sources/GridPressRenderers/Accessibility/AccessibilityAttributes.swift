import GridPressDrawings

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
        typealias Spoken = Drawing.Setting.Spoken
        var wholeText: String?
        for setting in element.settings {
            switch (setting.name, setting.value) {
            case (Spoken.label, .word(let word)): label = label ?? word
            case (Spoken.value, .word(let word)): value = word
            case (Spoken.hint, .word(let word)): hint = word
            case (Spoken.role, .word(let word)): role = word
            case (Spoken.actions, .word(let word)): actions = word.split(separator: ", ").map(String.init)
            case (Spoken.traits, .word(let word)): traits = word.split(separator: " ").map(String.init)
            case (Spoken.removedTraits, .word(let word)): removedTraits = word.split(separator: " ").map(String.init)
            case (Spoken.heading, .number(let level)): headingLevel = level >= 0 && level <= 6 ? Int(level) : 0
            case (Spoken.sortPriority, .number(let number)): priority = number
            case (Spoken.children, .word(let word)): children = word
            case (Spoken.labelTitle, .word(let word)): labelTitle = word
            case (Spoken.wholeText, .word(let word)): wholeText = word
            case (Spoken.hidden, .flag(let flag)): isHidden = flag
            case (Spoken.adjustable, .flag(let flag)): isAdjustable = flag
            case (Spoken.disabled, .flag(let flag)): isDisabled = flag
            case (Spoken.selected, .flag(let flag)): isSelected = flag
            case (Spoken.decorative, .flag(let flag)): isDecorative = flag
            case (Spoken.expanded, .flag(let flag)): isExpanded = flag
            case (Spoken.fraction, .number(let number)): fraction = number
            default: break
            }
        }
        label = label ?? wholeText
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
