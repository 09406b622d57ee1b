// At the newest version this must be rejected: the function was deprecated between the lowest version and the newest.

@available(iOS, deprecated: 18.0)
@available(macOS, deprecated: 15.0)
@available(tvOS, deprecated: 18.0)
@available(watchOS, deprecated: 11.0)
@available(visionOS, deprecated: 2.0)
func former() {}

func caller() { former() }
