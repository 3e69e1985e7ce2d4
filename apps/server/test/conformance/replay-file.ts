// npm run conformance -- FILE: replays the cases of a file, or those that come with the project, on
// an embedded database of its own, and counts them.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { listenForStop } from '../../src/stop-request.ts'
import { mountFixture } from './mount-fixture.ts'
import { readCases } from './read-cases.ts'
import type { Case } from './read-cases.ts'
import { runCases } from './run-cases.ts'

try {
  const stop = listenForStop()
  const cases = readCases(await textOf(process.argv.slice(2)))
  const failed = await inOwnDatabase(url => replay(cases, url, stop.isAsked))
  console.log(`${cases.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && cases.length > 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function textOf(files: readonly string[]): Promise<string> {
  if (files.length > 1) throw new Error('Name one file: npm run conformance -- FILE')
  const file = files[0] ?? new URL('cases.jsonl', import.meta.url)
  return readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`The cases cannot be read: ${error.message}`, { cause: error })
  })
}

async function inOwnDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-conformance-'))
  try {
    const embedded = await startEmbedded({ folder, say: () => undefined })
    try {
      return await work(embedded.url)
    } finally {
      await embedded.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Gives how many differ. */
async function replay(cases: readonly Case[], url: string, isStopped: () => boolean) {
  const fixed = await mountFixture(url)
  let failed = 0
  try {
    for await (const { id, difference } of runCases(cases, fixed)) {
      if (isStopped()) throw new Error('Stopped before the end.')
      if (!difference) continue
      failed += 1
      console.log(`${id}: ${difference}`)
    }
  } finally {
    await fixed.close()
  }
  return failed
}
