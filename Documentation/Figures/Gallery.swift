// Previews as cards of a gallery, and a screen of which two versions are compared.

import FigureComparisons
import GridPress

/// The first previews of a gallery.
struct GalleryStrip: View {
    var body: some View {
        HStack(spacing: 12) {
            PreviewCard("Buttons", at: "Buttons.swift:18") {
                VStack(spacing: 10) {
                    Button("Continue") {}.buttonStyle(.borderedProminent)
                    Button("Not now") {}.buttonStyle(.bordered)
                }
            }
            PreviewCard("Player", at: "Player.swift:41") {
                VStack(spacing: 12) {
                    Slider(value: .constant(0.62))
                    HStack(spacing: 22) {
                        Image(systemName: "backward.fill")
                        Image(systemName: "pause.circle.fill").font(.system(size: 34)).foregroundStyle(.blue)
                        Image(systemName: "forward.fill")
                    }
                }
                .padding(.horizontal, 16)
            }
            PreviewCard("Settings", at: "Settings.swift:27") {
                VStack(spacing: 12) {
                    Toggle("Sounds", isOn: .constant(true))
                    Toggle("Haptics", isOn: .constant(false))
                }
                .padding(.horizontal, 16)
            }
            PreviewCard("Progress", at: "Gauges.swift:9") {
                HStack(spacing: 18) {
                    GaugeOf(0.7, "7.0", "km").tint(.green)
                    GaugeOf(0.4, "4", "h").tint(.orange)
                }
            }
            PreviewCard("Rating", at: "Rating.swift:33") {
                VStack(spacing: 10) {
                    HStack(spacing: 4) {
                        ForEach(0..<5) { Image(systemName: $0 < 4 ? "star.fill" : "star").foregroundStyle(.orange) }
                    }
                    .font(.title3)
                    Text("4 of 5").font(.footnote).foregroundStyle(.secondary)
                }
            }
        }
        .frame(width: 830)
    }
}

/// A preview above its name and its location.
struct PreviewCard<Content: View>: View {
    let name: String
    let location: String
    let content: Content

    init(_ name: String, at location: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.location = location
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            content.frame(maxWidth: .infinity).frame(height: 132)
            Rectangle().fill(.gray.opacity(0.3)).frame(height: 1)
            VStack(alignment: .leading, spacing: 1) {
                Text(name).font(.system(size: 12, weight: .semibold))
                Text(location).font(.system(size: 10)).foregroundStyle(.secondary)
            }
            .padding(10)
        }
        .background(Color(.systemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.gray.opacity(0.3)))
    }
}

/// A round gauge with a value and a unit.
struct GaugeOf: View {
    let fraction: Double
    let value: String
    let unit: String

    init(_ fraction: Double, _ value: String, _ unit: String) {
        self.fraction = fraction
        self.value = value
        self.unit = unit
    }

    var body: some View {
        Gauge(value: fraction) {
            Text(unit)
        } currentValueLabel: {
            Text(value)
        }
        .gaugeStyle(.accessoryCircularCapacity)
    }
}

/// The golden file of a grid beside its new layout.
struct SpacingChange: View {
    var body: some View {
        FigureComparison(labels: .init("Golden file", "New layout"), width: 830) {
            Figure("Rooms") { FourRooms(spacing: 12) }
        } to: {
            Figure("Rooms") { FourRooms(spacing: 16) }
        }
    }
}

/// Four rooms in a grid with a spacing.
struct FourRooms: View {
    let spacing: CGFloat

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))], spacing: spacing) {
            ForEach(Room.all.prefix(4)) { RoomCard(room: $0).named($0.id) }
        }
        .padding(16)
        .frame(width: 340)
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
    }
}
