import SwiftUI

extension HostedElement {
    /// The style of a text's own `foregroundStyle(_:)`, not of one around the text.
    public var textForegroundStyle: (any ShapeStyle)? { (value as? Text)?.style.foreground?.style }

    /// What a modifier changes in the texts of its content; `nil` where the element is no such modifier.
    public var textChange: ShownTextChange? {
        switch value as? TextChange {
        case .font(let font)?: .font(font)
        case .weight(let weight)?: .weight(weight)
        case .lineLimit(let limit)?: .lineLimit(limit)
        case .alignment(let alignment)?: .alignment(alignment)
        case .monospacedDigit?: .monospacedDigit
        case .truncation(let mode)?: .truncation(mode)
        case .minimumScale(let scale)?: .minimumScale(scale)
        case .underline(let isActive)?: .underline(isActive)
        case .strikethrough(let isActive)?: .strikethrough(isActive)
        case nil: nil
        }
    }
}

/// A change to the texts in a view, named after its modifier.
public enum ShownTextChange: Hashable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case lineLimit(Int?)
    case alignment(TextAlignment)
    case monospacedDigit
    case truncation(Text.TruncationMode)
    case minimumScale(CGFloat)
    case underline(Bool)
    case strikethrough(Bool)
}
