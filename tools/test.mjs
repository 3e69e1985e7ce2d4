// npm test: installs what the tests need, runs everything, and closes with one line that counts it.
// With words behind it, as in "npm test -- paddock", only tests whose file names hold them are run:
// without the checks, the older PostgreSQL and the browser.

import { existsSync, readdirSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { buildWeb } from './build-web.mjs'
import { chromium } from './chromium.mjs'
import { install, project } from './install.mjs'
import { olderPostgres } from './older-postgres.mjs'
import { runCheck, runVitest } from './run-tests.mjs'

await install()
/** Quicker than any disk, and what the tests keep there is gone with them. */
const memory = '/dev/shm'
const words = process.argv.slice(2)
const withoutDatabase = ['unit', 'http', 'web', 'screens']
const onDatabase = ['server', 'server-apart']
const counts = { passed: 0, failed: 0, skipped: 0 }
const stop = new AbortController()
if (hasRoom(memory)) process.env.TMPDIR ??= memory
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())

if (words.length > 0)
  await part('Chosen tests', () => vitest([...withoutDatabase, ...onDatabase], words))
else await everything()
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed === 0 ? 0 : 1

async function everything() {
  await part('Types, style and architecture', () => runCheck(stop.signal))
  await part('Tests without a database', () => vitest(withoutDatabase))
  await part('Tests on the PostgreSQL that comes with Furrow', () => vitest(onDatabase))
  await part('What depends on the PostgreSQL, on an older one', onOlderPostgres)
  await part('Journeys in a real browser', inBrowser)
}

/** A part that breaks down without having counted anything is one failure. */
async function part(name, work) {
  if (stop.signal.aborted) return
  console.log(`\n── ${name}`)
  const began = Date.now()
  const { passed, failed, skipped } = await work().catch(error => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  counts.passed += passed
  counts.failed += failed
  counts.skipped += skipped
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`   ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`)
}

function vitest(projects, more = [], variables = {}) {
  return runVitest([...projects.map(name => `--project=${name}`), ...more], variables, stop.signal)
}

async function onOlderPostgres() {
  const server = await olderPostgres()
  if (server.reason) return skipped(server.reason)
  console.log(`   ${server.what}`)
  try {
    const variables = { TEST_DATABASE_URL: server.url, OLDER_POSTGRES: 'yes' }
    return await vitest(['server'], [], variables)
  } finally {
    await server.stop()
  }
}

async function inBrowser() {
  if (!hasJourneys()) return skipped('no journeys have been written.')
  const browser = chromium()
  if (browser.reason) return skipped(browser.reason)
  // The checks have built them, unless they were stopped on the way.
  if (!(await buildWeb())) return { passed: 0, failed: 1, skipped: 0 }
  return vitest(['journeys'], [], { CHROMIUM_PATH: browser.path })
}

function hasJourneys() {
  const apps = path.join(project, 'apps')
  return readdirSync(apps).some(app => existsSync(path.join(apps, app, 'test', 'journeys')))
}

/** Hundreds of databases are made and dropped; not all of them at once. */
function hasRoom(folder) {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4 * 1024 ** 3
}

/** Where everything has to pass (`CI`), what cannot be run has failed. */
function skipped(reason) {
  const isDue = Boolean(process.env.CI)
  console.log(`   ${isDue ? 'Missing' : 'Skipped'}: ${reason}`)
  return { passed: 0, failed: isDue ? 1 : 0, skipped: isDue ? 0 : 1 }
}
