/// The screens of the menu.
enum MenuRoute: Hashable {
    case level(Int)
    case inbox
    case message(Message)
    case form
    case chat
    case backgrounds
    case contrast
    case kinds
    case transitions
    case pushedOver
}
