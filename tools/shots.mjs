// npm run shots: pictures of every screen on a phone, a tablet, a laptop and a desk, in light and dark, and of
// every dialog on a phone and a laptop, into the folder shots/.

import { rmSync } from 'node:fs'
import path from 'node:path'
import { buildWeb } from './build-web.mjs'
import { chromium } from './chromium.mjs'
import { install, project } from './install.mjs'
import { runVitest } from './run-tests.mjs'

await install()
const browser = chromium()
if (browser.reason) {
  console.error(browser.reason)
  process.exit(1)
}
if (!(await buildWeb())) process.exit(1)
const tests = ['looks', 'dialogs'].map(name => `apps/web/test/journeys/${name}.test.ts`)
const folder = path.join(project, 'shots')
rmSync(folder, { recursive: true, force: true })
const { failed } = await runVitest(['--project=journeys', ...tests], {
  CHROMIUM_PATH: browser.path,
  PICTURES: folder,
})
console.log(`The pictures are in ${path.relative(process.cwd(), folder) || '.'}.`)
process.exitCode = failed === 0 ? 0 : 1
