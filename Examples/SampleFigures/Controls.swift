extension SampleFigure {
    static let controls: [SampleFigure] = [
        buttons, togglesAndSliders, pickers, settingsList, signUpForm, navigationStack, tabView, progress, groups,
        materials, colorEffects, equalWidths, largeLetters,
    ]

    private static let buttons: SampleFigure = SampleFigure(
        "buttons", title: "Buttons",
        description: """
            The same three buttons in four styles: plain, without a border, with a quiet ground, and prominent. \
            The last column can't be used, and is fainter.
            """
    ) {
        VStack(alignment: .leading, spacing: 14) {
            ButtonRow("plain").buttonStyle(.plain)
            ButtonRow("borderless").buttonStyle(.borderless).tint(.denimInk)
            ButtonRow("bordered").buttonStyle(.bordered).tint(.denimInk)
            ButtonRow("prominent", onRed: Color.coral.legible).buttonStyle(.borderedProminent).tint(.deepDenim)
            ButtonRow("capsules").buttonStyle(.bordered).buttonBorderShape(.capsule).tint(.irisInk)
        }
    }

    private static let togglesAndSliders: SampleFigure = SampleFigure(
        "toggles-and-sliders", title: "Switches, sliders and steppers",
        description: """
            A panel with switches that are on and off, a slider at two thirds, a stepper, and boxes with check marks.
            """, width: 300
    ) {
        VStack(spacing: 14) {
            Toggle("Show guides", isOn: .constant(true)).named("switch that is on")
            Toggle("Show numbers", isOn: .constant(false)).named("switch that is off")
            Toggle("Tinted", isOn: .constant(true)).tint(.orange)
            Slider(value: .constant(8.0), in: 0...12, step: 1).named("slider")
            Stepper("Columns: 4", value: .constant(4), in: 1...12).named("stepper")
            HStack(spacing: 24) {
                Toggle("Rows", isOn: .constant(true))
                Toggle("Columns", isOn: .constant(false))
            }
            .toggleStyle(.checkbox)
        }
        .foregroundStyle(.ink)
        .grounded(16)
    }

    private static let largeLetters: SampleFigure = SampleFigure(
        "large-letters", title: "A form in large letters",
        description: """
            Three rows of the same form, in letters of the usual size and in very large ones: signs grow along, and \
            values stand below what they are called.
            """, width: 640
    ) {
        HStack(spacing: 16) {
            ForEach([DynamicTypeSize.large, .accessibility2], id: \.self) { size in
                Form {
                    LabeledContent("Sheets", value: 1250, format: .number)
                    DatePicker(
                        "Printed",
                        selection: .constant(Date(timeIntervalSince1970: 0)),
                        displayedComponents: .date
                    )
                    NavigationLink("All **\(12_500)** sheets", value: 1)
                }
                .frame(height: 360)
                .dynamicTypeSize(size)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .named(size == .large ? "usual letters" : "large letters")
            }
        }
        .legible()
    }

    private static let pickers: SampleFigure = SampleFigure(
        "pickers", title: "One of several",
        description: """
            A choice in three styles: segments beside each other, a menu, and round marks; everywhere the second \
            option is chosen. A wheel shows another choice, with fainter neighbours above and below.
            """
    ) {
        HStack(alignment: .top, spacing: 32) {
            VStack(spacing: 20) {
                Captioned("segmented") { DirectionPicker().pickerStyle(.segmented).frame(width: 240).named("segments") }
                Captioned("menu") { DirectionPicker().pickerStyle(.menu).named("menu") }
            }
            Captioned("radioGroup") { DirectionPicker().pickerStyle(.radioGroup).named("round marks") }
            Captioned("wheel") { GapPicker().pickerStyle(.wheel).frame(width: 120).named("wheel") }
        }
        .legible()
    }

    private static let settingsList: SampleFigure = SampleFigure(
        "settings-list", title: "A settings list",
        description: "A list in two groups, with headers, a footer, rows that lead on, and a selected row.", width: 320,
        height: 392
    ) {
        List(selection: .constant("Grids" as String?)) {
            Section("Contents") {
                ForEach(["Stacks", "Grids", "Flows"], id: \.self) { topic in
                    NavigationLink(topic, value: topic).named(topic)
                }
            }
            Section {
                LabeledContent("Version", value: "1.0").named("version")
                Toggle("Notes", isOn: .constant(true)).named("notes")
            } header: {
                Text("About")
            } footer: {
                Text("Notes appear below each picture.")
            }
        }
        .listStyle(.insetGrouped)
        .legible()
        .clipShape(.rect(cornerRadius: 16))
    }

    private static let signUpForm: SampleFigure = SampleFigure(
        "sign-up-form", title: "A form",
        description: "A form with fields to fill in, one of them empty, a choice, a date of a kind, and a button.",
        width: 320, height: 400
    ) {
        Form {
            Section("Account") {
                TextField("Name", text: .constant("Ada")).named("filled field")
                TextField("Address", text: .constant(""), prompt: Text("Address").foregroundStyle(.muted))
                    .named("empty field")
                SecureField("Password", text: .constant("secret")).named("password")
            }
            Section("Print") {
                Picker("Paper", selection: .constant("A4")) {
                    ForEach(["A3", "A4", "A5"], id: \.self) { Text($0) }
                }
                .named("paper")
                Stepper("Copies: 2", value: .constant(2))
            }
            Button("Send") {}.foregroundStyle(.tint).named("button")
        }
        .legible()
        .clipShape(.rect(cornerRadius: 16))
    }

    private static let navigationStack: SampleFigure = SampleFigure(
        "navigation-stack", title: "Screens with titles",
        description: "Two screens: one with a large title above a plain list, one with a title in a low bar.",
        width: 488, height: 260
    ) {
        HStack(spacing: 24) {
            NavigationStack {
                List(["Rows", "Columns", "Gaps"], id: \.self) { Text($0) }.listStyle(.plain).navigationTitle("Tracks")
            }
            .framed()
            .named("large title")
            NavigationView {
                VStack(spacing: 12) {
                    RoundedRectangle(cornerRadius: 8).fill(.denim.gradient)
                    HStack(spacing: 12) {
                        RoundedRectangle(cornerRadius: 8).fill(.iris.gradient)
                        RoundedRectangle(cornerRadius: 8).fill(.lagoon.gradient)
                    }
                }
                .padding()
                .navigationBarTitle("Preview", displayMode: .inline)
            }
            .framed()
            .named("low bar")
        }
    }

    private static let tabView: SampleFigure = SampleFigure(
        "tab-view", title: "Tabs",
        description: "A screen above a bar of three tabs; the second of them is selected and shown.", width: 300,
        height: 220
    ) {
        TabView(selection: .constant(1)) {
            Color.coral.tabItem { Label("Layout", systemImage: "square.grid.2x2").foregroundStyle(.muted) }.tag(0)
            Circle().fill(.meadow.gradient).padding(20).named("selected screen")
                .tabItem { Label("Shapes", systemImage: "circle") }.tag(1)
            Color.amber.tabItem { Label("Colours", systemImage: "paintpalette").foregroundStyle(.muted) }.tag(2)
        }
        .tint(.denimInk)
        .framed()
    }

    private static let progress: SampleFigure = SampleFigure(
        "progress", title: "How far it has come",
        description: """
            A bar at two thirds with what it is called, wheels, a ring at two thirds, and a value on a scale.
            """, width: 320
    ) {
        VStack(spacing: 22) {
            ProgressView(value: 20, total: 30) {
                Text("Drawing")
            } currentValueLabel: {
                Text("20 of 30")
            }
            .named("bar")
            HStack(spacing: 40) {
                ProgressView().named("wheel")
                ProgressView("Reading")
                ProgressView(value: 2, total: 3).progressViewStyle(.circular).named("ring")
            }
            Gauge(value: 18.0, in: 0...24) {
                Text("Columns")
            } currentValueLabel: {
                Text("18")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("24")
            }
            .tint(.purple)
            .named("scale")
        }
        .legible()
    }

    private static let groups: SampleFigure = SampleFigure(
        "groups", title: "Groups and labels",
        description: "Two boxes with titles: one with labels in three styles, one with an open and a closed group.",
        width: 460
    ) {
        HStack(alignment: .top, spacing: 20) {
            GroupBox("Labels") {
                VStack(alignment: .leading, spacing: 10) {
                    Label("Both", systemImage: "star").named("title and icon")
                    Label("Title only", systemImage: "star").labelStyle(.titleOnly)
                    Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
                    Link("A link", destination: URL(string: "https://example.org")!)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            GroupBox("More") {
                DisclosureGroup("Open", isExpanded: .constant(true)) {
                    Text("What it holds").foregroundStyle(.secondary)
                    TextField("Field", text: .constant(""), prompt: Text("Field").foregroundStyle(.muted))
                        .textFieldStyle(.roundedBorder)
                }
                .named("open group")
                DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("Nothing to see") }
            }
        }
        .legible()
    }

    private static let materials: SampleFigure = SampleFigure(
        "materials", title: "Materials",
        description: "Five grounds above the same stripes; from left to right less and less shines through.", width: 480
    ) {
        HStack(spacing: 0) {
            ForEach(0..<12) { Color.cell($0) }
        }
        .frame(height: 110)
        .overlay {
            HStack(spacing: 12) {
                Ground("ultraThin", .ultraThinMaterial)
                Ground("thin", .thinMaterial)
                Ground("regular", .regularMaterial)
                Ground("thick", .thickMaterial)
                Ground("ultraThick", .ultraThickMaterial)
            }
            .padding(16)
        }
        .clipShape(.rect(cornerRadius: 12))
    }

    private static let colorEffects: SampleFigure = SampleFigure(
        "color-effects", title: "Changed colours",
        description: "The same little landscape as it is, brighter, with more contrast, grey, turned in hue, inverted.",
        width: 480
    ) {
        HStack(spacing: 12) {
            Captioned("as it is") { Swatches() }
            Captioned("brightness") { Swatches().brightness(0.2).named("brighter") }
            Captioned("contrast") { Swatches().contrast(1.6).named("more contrast") }
            Captioned("grayscale") { Swatches().grayscale(1).named("grey") }
            Captioned("hueRotation") { Swatches().hueRotation(.degrees(90)).named("turned") }
            Captioned("colorInvert") { Swatches().colorInvert().named("inverted") }
        }
    }

    private static let equalWidths: SampleFigure = SampleFigure(
        "equal-widths-by-preference", title: "Widths that travel upwards",
        description: """
            Buttons of a column report their widths upwards; the column takes the largest and gives it to all of them.
            """
    ) {
        WidestFirst().named("column")
    }
}
