import GridPressPlatform

/// The golden files that figures of this process claimed, so that no two figures share one.
struct FileClaims: Sendable {
    /// The claims of this process.
    static let shared = FileClaims()

    private struct Claim {
        let site: String
        let content: Int
    }

    private let claims = Locked<[String: Claim]>([:])

    /// Claims a golden file for a snapshot.
    ///
    /// A repeated test can claim a file again for the same figure.
    ///
    /// - Returns: A sentence that reports another claim of the file; `nil` if there is no conflict.
    func claim(_ path: String, for bytes: [UInt8], at site: CallSite) -> String? {
        // Some file systems ignore case.
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
