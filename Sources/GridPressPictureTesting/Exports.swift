@_exported import GridPressPictures

@_exported import enum GridPressGoldens.RecordMode
@_exported import enum GridPressGoldens.SnapshotFormat
