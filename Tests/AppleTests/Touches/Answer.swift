// Not run yet, for lack of an Apple system. Tests/Checks/AppleContract/check.sh type-checks it for iOS.

import Foundation

/// Answers a question of `answers.py`, which finds the line in the test's log. Standard error, because it has no buffer
/// that an app could take with it.
func answer(_ question: Int, _ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\nanswer \(question): \(text)\n".utf8))
}

/// The numbers of the questions that this run asks, or nil in a run of the tests that check.
let askedQuestions = ProcessInfo.processInfo.environment["ANSWERS"]?.split(separator: ",").compactMap { Int($0) }

func isAsked(_ question: Int) -> Bool { askedQuestions?.contains(question) == true }
