import { AsyncLocalStorage } from 'node:async_hooks'

// Next changes the console of whoever loads some of its modules, and looks for this there: without it a warning of anybody in
// the same process would throw, in whichever test comes after.
Object.assign(globalThis, { AsyncLocalStorage })
