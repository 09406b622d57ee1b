/// A conversation on one subject.
struct MailThread: Identifiable, Hashable {
    let id: String
    let subject: String
    let messages: [MailMessage]
    var isUnread = false
    var isFromToday = false
    var mailbox = Mailbox.inbox

    /// The latest message.
    var last: MailMessage { messages[messages.count - 1] }
}

enum Mailbox: String {
    case inbox, archive

    var threads: [MailThread] { MailThread.all.filter { $0.mailbox == self } }
}

struct MailMessage: Identifiable, Hashable {
    let sender: String
    let time: String
    let text: String

    var id: String { sender + time }
}

extension MailThread {
    static let all = [
        MailThread(
            id: "berth",
            subject: "Berth 14 is free from the first of the month",
            messages: [
                MailMessage(
                    sender: "Harbor Office",
                    time: "8:02",
                    text: "Berth 14 is free from the first. It lies behind the mole, with water and power at the post."
                ),
                MailMessage(
                    sender: "Ines Varga",
                    time: "8:40",
                    text: "We would take it. She is eleven meters and draws one meter seventy."
                ),
                MailMessage(
                    sender: "Harbor Office",
                    time: "9:12",
                    text: """
                        Then it fits, with half a meter below the keel at the lowest tide of the year. Come by with \
                        the papers before Friday, and bring fenders: the wind stands on the post from November on.
                        """
                ),
            ],
            isUnread: true,
            isFromToday: true
        ),
        MailThread(
            id: "pier",
            subject: "Lunch on the pier?",
            messages: [
                MailMessage(
                    sender: "Joon Park",
                    time: "9:05",
                    text: "The stall is open again. One o’clock, at the end where the gulls are not?"
                )
            ],
            isUnread: true,
            isFromToday: true
        ),
        MailThread(
            id: "tides",
            subject: "Tide table",
            messages: [
                MailMessage(
                    sender: "Tide Station",
                    time: "6:00",
                    text: "High water 7:48 and 20:11. Low water 1:32 and 13:57. Spring tide on Thursday."
                )
            ],
            isFromToday: true
        ),
        MailThread(
            id: "glass",
            subject: "Found glass",
            messages: [
                MailMessage(
                    sender: "Marta Lind",
                    time: "16:20",
                    text: """
                        Green, worn round, the size of a coin. It was milky until it got wet; then the light went \
                        through.
                        """
                ),
                MailMessage(
                    sender: "Ines Varga",
                    time: "16:31",
                    text: "From a bottle, eighty years in the sand. Keep it wet."
                ),
            ]
        ),
        MailThread(
            id: "ferry",
            subject: "No boat at six",
            messages: [
                MailMessage(
                    sender: "Island Ferry",
                    time: "12:00",
                    text: "The boat at six does not run until Sunday. The one at seven takes bicycles, and has coffee."
                )
            ]
        ),
        MailThread(
            id: "shed",
            subject: "Key to the shed",
            messages: [
                MailMessage(
                    sender: "Joon Park",
                    time: "10:35",
                    text: "It hangs behind the blue oar now. Take the long ladder back with you if you go."
                )
            ]
        ),
        MailThread(
            id: "fog",
            subject: "Fog tonight",
            messages: [
                MailMessage(
                    sender: "Lighthouse",
                    time: "18:45",
                    text: "Visibility below half a mile from nine. The lamp is on. Nothing behind it moves."
                )
            ],
            mailbox: .archive
        ),
        MailThread(
            id: "sails",
            subject: "Your mainsail is ready",
            messages: [
                MailMessage(
                    sender: "Sail Loft",
                    time: "11:10",
                    text: "Two new battens and a patch at the second reef. It hangs by the door, dry."
                )
            ],
            mailbox: .archive
        ),
    ]
}
