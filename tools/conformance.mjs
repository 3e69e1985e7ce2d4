// npm run conformance -- FILE: replays recorded cases of the convention. Without a file, those that
// come with the project.

import path from 'node:path'
import { install } from './install.mjs'
import { runProgram } from './run.mjs'

await install()
// npm changes to the project's folder; a file is named from where one stands.
const standing = process.env.INIT_CWD ?? process.cwd()
const files = process.argv.slice(2).map(file => path.resolve(standing, file))
process.exitCode = await runProgram('apps/server/test/conformance/replay-file.ts', files)
