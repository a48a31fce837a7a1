@_spi(Bytes) import GridPressSVG

/// A slider that freezes an animated picture at one of eleven moments, with a control that plays it again, without a
/// script.
struct MomentSlider {
    private let schedule: MotionSchedule
    private let figure: String

    /// The number of intervals between the first moment and the last.
    private static let steps = 10

    /// Creates a slider for the animated picture with an id; `nil` for a still one.
    init?(_ plan: MotionPlan?, figure: String) {
        guard let plan, plan.schedule.duration > 0 else { return nil }
        schedule = plan.schedule
        self.figure = figure
    }

    /// Writes the radio buttons of the slider.
    func write(to writer: inout MarkupWriter) {
        writer.element("div", class: "moments") { writer in
            writer.attribute("role", "radiogroup")
            writer.attribute("aria-label", "Moment")
            writer.phrase("b") { $0.literal("Moment") }
            writer.choice("radio", class: "pill play") {
                $0.attribute("name", "moment")
                $0.attribute("checked", "")
            } title: {
                $0.literal("Play")
            }
            writer.element("div") { writer in
                for step in 0...Self.steps {
                    writer.choice("radio", class: "moment") { writer in
                        writer.attribute("name", "moment")
                        writer.attribute("id") { bytes in
                            bytes.append("m-")
                            bytes.append(step)
                        }
                    } title: { writer in
                        writer.phrase("span") { writer in
                            writer.literal("")
                            writer.bytes.append(time(of: step))
                            writer.literal(" s")
                        }
                    }
                }
            }
        }
    }

    private func time(of step: Int) -> Double {
        (schedule.duration * Double(step) / Double(Self.steps) * 100).rounded() / 100
    }

    /// Writes the rules that freeze the picture at a moment.
    ///
    /// While the control is pressed, the animations are removed, so they restart when it is released.
    func writeRules(to writer: inout MarkupWriter) {
        writer.literal("section.figure:has(label.play:active) #")
        writer.bytes.append(identifier: figure)
        writer.literal(" *{animation-name:none!important}\n")
        for step in 0...Self.steps {
            writer.literal("section.figure:has(#m-")
            writer.bytes.append(step)
            writer.literal(":checked) #")
            writer.bytes.append(identifier: figure)
            writer.literal(" *{animation-duration:")
            writer.bytes.append(schedule.passDuration, .millionths)
            // The last moment is the resting state of the picture.
            writer.literal("s!important;animation-play-state:paused!important;animation-delay:-")
            writer.bytes.append(schedule.lead + schedule.duration * Double(step) / Double(Self.steps), .millionths)
            writer.literal("s!important}\n")
        }
    }
}
