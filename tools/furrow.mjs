// npm run furrow -- COMMAND: what operators do with people, tokens, backups.

import { install } from './install.mjs'
import { runProgram } from './run.mjs'

// Names of files are meant from where the command was given.
process.env.INIT_CWD ??= process.cwd()
await install()
process.exitCode = await runProgram('apps/server/src/furrow-command.ts', process.argv.slice(2))
