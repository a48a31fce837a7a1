/// The files of a program that draws figures, and its limit of time.
package enum FigureProgramFiles {
    /// The name of the file with the numbers of started figures.
    package static let progress = "begun"
    /// The name of the file with the requests of all figures, by their numbers.
    package static let requests = "requests.json"
    /// The maximum time for a figure, in seconds.
    package static let patience = 30.0
    /// The exit code after a timeout.
    package static let endOfPatience: Int32 = 124
}
