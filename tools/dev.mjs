// npm run dev: the server, started again whenever its sources change, and the screens from their
// sources beside it. What is said behind the command is meant for the server.

import { install } from './install.mjs'
import { runProgram } from './run.mjs'

await install()
// Both must mean the same port: the screens pass on to it what they ask.
process.env.PORT ??= '4400'
const both = [
  runProgram('--watch', ['apps/server/src/main.ts', ...process.argv.slice(2)]),
  runProgram('node_modules/vite/bin/vite.js', ['apps/web']),
]
process.exitCode = await Promise.race(both)
// One is of no use without the other.
process.kill(process.pid, 'SIGTERM')
await Promise.all(both)
