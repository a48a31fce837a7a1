// Publishers that handle the errors of others.

import GridPressSwiftUI

#if !canImport(Darwin)
    extension Subscribers.Completion {
        /// Returns the same completion with its error transformed.
        func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
            switch self {
            case .finished: .finished
            case .failure(let error): .failure(transform(error))
            }
        }
    }

    extension Outlet where Failure == any Error {
        /// Performs work; completes with the error if the work throws.
        func attempt(_ work: () throws -> Void) { do { try work() } catch { finish(.failure(error)) } }
    }

    extension Publisher {
        public func mapError<NewFailure: Error>(_ transform: @escaping (Failure) -> NewFailure) -> AnyPublisher<
            Output, NewFailure
        > {
            AnyPublisher { outlet in
                feed(outlet) {
                    outlet.send($0)
                } completion: {
                    outlet.finish($0.mapError(transform))
                }
            }
        }

        /// Returns a publisher that publishes a value instead of an error.
        public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
            self.catch { _ in Just(output) }
        }

        public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
        where P.Output == Output {
            AnyPublisher { outlet in
                feed(outlet) {
                    outlet.send($0)
                } completion: { completion in
                    guard case .failure(let error) = completion else { return outlet.finish() }
                    handler(error).feed(outlet) { outlet.send($0) }
                }
            }
        }

        public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<
            Output, any Error
        > where P.Output == Output {
            self.catch { error -> AnyPublisher<Output, any Error> in
                do { return try handler(error).mapError { $0 }.eraseToAnyPublisher() } catch {
                    return Fail(error: error).eraseToAnyPublisher()
                }
            }
        }

        public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
            guard retries > 0 else { return eraseToAnyPublisher() }
            return self.catch { _ in retry(retries - 1) }
        }

        /// Returns a publisher that never fails: an error stops the program.
        public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
            -> AnyPublisher<Output, Never>
        { mapError { fatalError("\(prefix)\($0)", file: file, line: line) } }
    }

    extension Publisher where Failure == Never {
        /// Returns a publisher with another type of errors, for a publisher that never fails.
        public func setFailureType<NewFailure: Error>(to type: NewFailure.Type) -> AnyPublisher<Output, NewFailure> {
            AnyPublisher { outlet in
                feed(outlet) {
                    outlet.send($0)
                } completion: { _ in
                    outlet.finish()
                }
            }
        }
    }
#endif
