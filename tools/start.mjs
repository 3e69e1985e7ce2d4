// npm start: installs what is missing, then runs the server until it is stopped.

import { install, version } from './install.mjs'
import { runProgram } from './run.mjs'

console.log(`Furrow ${version}`)
await install()
process.exitCode = await runProgram('apps/server/src/main.ts', process.argv.slice(2))
