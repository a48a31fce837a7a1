// Made by Scripts/generate-vocabulary from Scripts/vocabulary/GridPressExtras.txt. Don't edit.
// swift-format-ignore-file

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the whole figure.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with the start date, and a date every minute after it.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension Transition where Self == IdentityTransition {
    /// A transition without a visible change.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// A transition that fades the view.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
