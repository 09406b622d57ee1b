let member = Second.Member()
let known = Known()
