// npm test: installs what the tests need, runs everything, and closes with one line that counts it.
// With words behind it, as in "npm test -- paddock", only tests whose file names hold them are run.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from './chromium.mjs'
import { install, node, project } from './install.mjs'
import { olderPostgres } from './older-postgres.mjs'
import { environment } from './run.mjs'

const words = process.argv.slice(2)
const folder = mkdtempSync(path.join(os.tmpdir(), 'furrow-counts-'))
const counts = { passed: 0, failed: 0, skipped: 0 }

await install()
try {
  if (words.length > 0) await part('Chosen tests', () => vitest(words))
  else await everything()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed === 0 ? 0 : 1

async function everything() {
  await part('Types, style and architecture', check)
  await part('Tests without a database', () => vitest(['--project', 'unit']))
  await part('Tests on the PostgreSQL that comes with Furrow', () =>
    vitest(['--project', 'server']),
  )
  await part('The same on an older PostgreSQL', onOlderPostgres)
  await part('Journeys in a real browser', inBrowser)
}

async function part(name, work) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const { passed, failed, skipped } = await work()
  counts.passed += passed
  counts.failed += failed
  counts.skipped += skipped
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`   ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`)
}

async function check() {
  let output = ''
  const code = await run(node, ['tools/check.mjs'], {}, text => (output += text))
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  if (passed === undefined) return { passed: 0, failed: 1, skipped: 0 }
  return {
    passed: Number(passed),
    failed: Math.max(Number(failed), code === 0 ? 0 : 1),
    skipped: 0,
  }
}

async function onOlderPostgres() {
  const server = await olderPostgres()
  if (server.reason) return skipped(server.reason)
  console.log(`   ${server.what}`)
  try {
    return await vitest(['--project', 'server'], { TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

async function inBrowser() {
  const browser = await chromium()
  if (browser.reason) return skipped(browser.reason)
  return vitest(['--project', 'journeys'], { CHROMIUM_PATH: browser.path })
}

function skipped(reason) {
  console.log(`   Skipped: ${reason}`)
  return { passed: 0, failed: 0, skipped: 1 }
}

/** A run that ends without having counted anything has failed. */
async function vitest(args, more = {}) {
  const file = path.join(folder, `${counts.passed + counts.failed}-${Date.now()}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const program = path.join(project, 'node_modules', 'vitest', 'vitest.mjs')
  const code = await run(node, [program, 'run', ...args, ...reporters], more)
  const told = toldBy(file)
  if (!told) return { passed: 0, failed: 1, skipped: 0 }
  const failed = told.numFailedTests + (told.numFailedTests === 0 && code !== 0 ? 1 : 0)
  return { passed: told.numPassedTests, failed, skipped: told.numPendingTests + told.numTodoTests }
}

function toldBy(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function run(command, args, more, listen = () => undefined) {
  const child = spawn(command, args, {
    cwd: project,
    env: environment(more),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', text => {
    process.stdout.write(text)
    listen(text)
  })
  return new Promise(resolve => {
    child.on('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', code => resolve(code ?? 1))
  })
}
