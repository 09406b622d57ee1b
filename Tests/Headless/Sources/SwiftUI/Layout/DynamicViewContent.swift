/// A type of view that generates views from an underlying collection of data.
///
/// [documentation](https://developer.apple.com/documentation/swiftui/dynamicviewcontent)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
nonisolated public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

/// Rows that can be deleted one by one.
nonisolated protocol DeletableRows { func deletable(_ action: ((IndexSet) -> Void)?) -> Self }
