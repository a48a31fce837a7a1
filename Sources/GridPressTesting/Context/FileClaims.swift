import GridPressFindings
import GridPressPlatform

/// The golden files that the figures of this process have claimed, so that no two share one.
struct FileClaims: Sendable {
    /// Those of this process.
    static let shared = FileClaims()

    private struct Claim {
        let site: String
        let content: Int
    }

    private let claims = Locked<[String: Claim]>([:])

    /// Claims a file for what a call has drawn; a sentence where it belongs to another figure already.
    ///
    /// The same figure may come again, where a test is repeated.
    func claim(_ path: String, for bytes: [UInt8], at site: CallSite) -> String? {
        // Some file systems don't tell upper from lower case.
        let key = path.precomposedStringWithCanonicalMapping.lowercased()
        let claim = Claim(site: site.description, content: bytes.hashValue)
        return claims.use { claims in
            guard let earlier = claims[key] else {
                claims[key] = claim
                return nil
            }
            if earlier.site != claim.site { return "The assertion at \(earlier.site) uses the same file." }
            if earlier.content != claim.content { return "The same assertion already compared another snapshot." }
            return nil
        }
    }
}
