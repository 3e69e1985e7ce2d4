// Runs the checks and the tests as programs of their own, and counts what they said.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { node, project } from './install.mjs'
import { environment } from './run.mjs'

export async function runCheck(signal) {
  let output = ''
  const code = await run(['tools/check.mjs'], { signal, listen: text => (output += text) })
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  return counted(Number(passed ?? 0), Number(failed ?? 0), 0, code)
}

export async function runVitest(args, variables, signal) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'furrow-counts-'))
  try {
    const file = path.join(folder, 'counts.json')
    const program = path.join(project, 'node_modules', 'vitest', 'vitest.mjs')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    const code = await run([program, 'run', ...args, ...reporters], { variables, signal })
    return countedIn(file, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A file that could not even be loaded has no failed tests, and is a failure all the same. */
function countedIn(file, code) {
  const told = readTold(file)
  tellLongest(told.testResults)
  const unloaded = told.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return counted(
    told.numPassedTests,
    told.numFailedTests + unloaded.length,
    told.numPendingTests + told.numTodoTests,
    code,
  )
}

/** What `longest-first.ts` goes by. */
function tellLongest(testResults) {
  const files = testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .filter(({ seconds }) => seconds >= 5)
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ name, seconds }) => `${Math.round(seconds)} s ${path.relative(project, name)}`)
  if (files.length > 0) console.log(`   Longest:\n     ${files.slice(0, 15).join('\n     ')}`)
}

function readTold(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {
      testResults: [],
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
    }
  }
}

/** What ends badly has failed at least once; so has what ends well without having done anything. */
function counted(passed, failed, skipped, code) {
  const isSilent = passed + failed + skipped === 0
  return { passed, failed: failed === 0 && (code !== 0 || isSilent) ? 1 : failed, skipped }
}

function run(args, { variables = {}, signal, listen = () => undefined }) {
  const child = spawn(node, args, {
    cwd: project,
    // Colours are for people: a log that is read later stays plain.
    env: environment({ ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...variables }),
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  })
  child.stdout.on('data', text => {
    process.stdout.write(text)
    listen(text)
  })
  child.on('error', error => console.error(error.message))
  return new Promise(resolve => child.on('close', code => resolve(code ?? 1)))
}
