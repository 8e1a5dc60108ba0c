// Runs on any Node, before anything is installed: only old syntax and built-in modules here.
import { prepare } from './bootstrap.mjs'

await prepare()
const { runPinned } = await import('./run-pinned.mjs')
runPinned(process.argv.slice(2))
