import Testing

@Suite("xUnit reports of snapshots")
struct XUnitTests {}
