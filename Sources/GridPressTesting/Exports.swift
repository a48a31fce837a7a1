@_exported import GridPress

@_exported import enum GridPressSnapshots.RecordMode
@_exported import enum GridPressSnapshots.SnapshotFormat
