/// A letter of the inbox.
struct Message: Identifiable, Hashable {
    let sender: String
    let subject: String
    let text: String

    var id: String { subject }

    static let today = [
        Message(sender: "Ines", subject: "Tide table", text: ""),
        Message(sender: "Harbor Office", subject: "Berth 14 is free", text: ""),
        Message(sender: "Joon", subject: "Lunch on the pier?", text: ""),
    ]

    static let yesterday = [
        Message(
            sender: "Marta",
            subject: "Found glass",
            text: "Green, worn round, the size of a coin. It was milky until it got wet; then the light went through."
        ),
        Message(
            sender: "Lighthouse",
            subject: "Fog tonight",
            text: "Visibility below half a mile from nine. The lamp is on. Nothing behind it moves."
        ),
    ]
}
