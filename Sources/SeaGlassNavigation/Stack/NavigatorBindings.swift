/// The bindings that an app passes to a shell.
struct NavigatorBindings {
    var path: NavigatorPath?
    var presented: NavigatorPresented?
    var selection: NavigatorSelection?
}
