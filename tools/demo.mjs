// npm run demo -- --farms N: adds made-up farms.

import { install } from './install.mjs'
import { runProgram } from './run.mjs'

await install()
process.exitCode = await runProgram('apps/server/src/demo-farms.ts', process.argv.slice(2))
