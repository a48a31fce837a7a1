@_exported import GridPress

@_exported import enum Snapshots.RecordMode
@_exported import enum Snapshots.SnapshotFormat
