// npm run bench -- NAME: measures, on generated farms in a folder of its own.

import { install } from './install.mjs'
import { runProgram } from './run.mjs'

await install()
process.exitCode = await runProgram('bench/run-bench.ts', process.argv.slice(2))
