/// A property of a view that the runtime connects to storage that outlives the view's value.
protocol RuntimeProperty: DynamicProperty {
    /// - Parameter slot: The object that the node keeps for this property, from the first evaluation on.
    mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues)
}

/// The link between one node's property and the environment it reads.
protocol EnvironmentReading: AnyObject {
    var values: EnvironmentValues { get set }
    /// Returns whether the property was read and its value differs between the two environments.
    func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool
}

/// The state of one node, stored by the position of its properties.
@MainActor struct DynamicProperties {
    private var slots: [[Int]: AnyObject] = [:]
    private var readings: [any EnvironmentReading] = []

    var environment: EnvironmentValues? {
        didSet { if let environment { for reading in readings { reading.values = environment } } }
    }

    /// Connects a copy of a view before its evaluation, so that one value in two places of the tree has two states.
    mutating func install<Value>(in value: inout Value, environment: EnvironmentValues) {
        readings.removeAll()
        install(in: &value, path: [], environment: environment)
    }

    func readsDiffer(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        !readings.isEmpty && !old.isIdentical(to: new) && readings.contains { $0.differs(between: old, and: new) }
    }

    private mutating func install<Value>(in value: inout Value, path: [Int], environment: EnvironmentValues) {
        let fields = DynamicField.all(of: Value.self)
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            for field in fields {
                connect(
                    field.type,
                    at: UnsafeMutableRawPointer(pointer) + field.offset,
                    path: path + [field.index],
                    environment: environment
                )
            }
        }
    }

    /// Connects the properties inside a property before it calls `update()`, which may read them.
    private mutating func connect<Property: DynamicProperty>(
        _ type: Property.Type,
        at address: UnsafeMutableRawPointer,
        path: [Int],
        environment: EnvironmentValues
    ) {
        let property = address.assumingMemoryBound(to: Property.self)
        if let runtime = type as? any RuntimeProperty.Type {
            connect(runtime: runtime, at: address, path: path, environment: environment)
        } else {
            install(in: &property.pointee, path: path, environment: environment)
        }
        property.pointee.update()
    }

    private mutating func connect<Property: RuntimeProperty>(
        runtime type: Property.Type,
        at address: UnsafeMutableRawPointer,
        path: [Int],
        environment: EnvironmentValues
    ) {
        let property = address.assumingMemoryBound(to: Property.self)
        property.pointee.connect(slot: &slots[path], environment: environment)
        if let reading = slots[path] as? any EnvironmentReading { readings.append(reading) }
    }
}
