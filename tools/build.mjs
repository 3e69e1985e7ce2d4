// npm run build: builds the screens, unless they are built of the same already.

import { buildWeb } from './build-web.mjs'
import { install } from './install.mjs'

await install()
process.exitCode = (await buildWeb()) ? 0 : 1
