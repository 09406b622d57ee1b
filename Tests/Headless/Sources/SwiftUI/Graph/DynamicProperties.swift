/// A view's property that the runtime connects to storage that outlives the view's value.
protocol RuntimeProperty: DynamicProperty {
    /// - Parameter slot: The property's object, which the node retains from the first evaluation on.
    mutating func connect(slot: inout AnyObject?, environment: EnvironmentValues)
}

/// The link between a node's property and the environment.
protocol EnvironmentReading: AnyObject {
    var values: EnvironmentValues { get set }
    /// Returns whether the property's value differs between two environments, even if the view has not read it.
    func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool
}

/// The state of a node, in the order of its properties, which is fixed for a type.
@MainActor struct DynamicProperties {
    private var slots: [AnyObject?] = []
    private var readings: [any EnvironmentReading] = []

    func adopt(_ environment: EnvironmentValues) { for reading in readings { reading.values = environment } }

    /// Connects a copy of a view before its evaluation, so that a value used twice in the tree has separate states.
    mutating func install<Value>(in value: inout Value, environment: EnvironmentValues) {
        readings.removeAll()
        var connected = 0
        connectFields(of: &value, environment: environment, count: &connected)
    }

    func readsDiffer(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        !readings.isEmpty && !old.isIdentical(to: new) && readings.contains { $0.differs(between: old, and: new) }
    }

    private mutating func connectFields<Value>(
        of value: inout Value,
        environment: EnvironmentValues,
        count: inout Int
    ) {
        let fields = DynamicField.all(of: Value.self)
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            for field in fields {
                let address = UnsafeMutableRawPointer(pointer) + field.offset
                connect(field.type, at: address, environment: environment, count: &count)
            }
        }
    }

    /// Connects the properties inside a property before its `update()`, which may read them.
    private mutating func connect<Property: DynamicProperty>(
        _ type: Property.Type,
        at address: UnsafeMutableRawPointer,
        environment: EnvironmentValues,
        count: inout Int
    ) {
        let property = address.assumingMemoryBound(to: Property.self)
        if let runtime = type as? any RuntimeProperty.Type {
            connect(runtime: runtime, at: address, environment: environment, count: &count)
        } else {
            connectFields(of: &property.pointee, environment: environment, count: &count)
        }
        property.pointee.update()
    }

    private mutating func connect<Property: RuntimeProperty>(
        runtime type: Property.Type,
        at address: UnsafeMutableRawPointer,
        environment: EnvironmentValues,
        count: inout Int
    ) {
        let property = address.assumingMemoryBound(to: Property.self)
        if count == slots.count { slots.append(nil) }
        property.pointee.connect(slot: &slots[count], environment: environment)
        if let reading = slots[count] as? any EnvironmentReading { readings.append(reading) }
        count += 1
    }
}
