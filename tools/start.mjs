// npm start: installs what is missing, builds the screens, then runs the server until it is stopped.

import { buildWeb } from './build-web.mjs'
import { install, version } from './install.mjs'
import { runProgram } from './run.mjs'

console.log(`Furrow ${version}`)
await install()
const isBuilt = await buildWeb()
process.exitCode = isBuilt ? await runProgram('apps/server/src/main.ts', process.argv.slice(2)) : 1
