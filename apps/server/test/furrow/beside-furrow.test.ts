// The commands on the embedded database: beside a Furrow that runs on it, and on their own.

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runServer } from '../running-server.ts'
import type { RunningServer } from '../running-server.ts'
import { runFurrow } from './run-furrow.ts'

describe.skipIf(process.env['TEST_DATABASE_URL'])('on the embedded database', () => {
  let server: RunningServer
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-commands-'))
    server = await runServer({ DEMO_DATA: 'no' })
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const file = () => path.join(folder, 'farm.backup')
  const elsewhere = () => path.join(folder, 'elsewhere')
  const beside = (args: readonly string[], typed?: string) =>
    runFurrow({ DATA_DIR: server.folder }, args, typed)

  test('a person is made beside a running Furrow, which goes on', async () => {
    const made = await beside(['user', 'create', 'ada@example.com', 'Ada'], 'paddock by the river')
    expect(made).toEqual({ code: 0, said: 'Ada can sign in as ada@example.com.', complained: '' })
    expect((await fetch(`${server.address}/api/v2/health`)).status).toBe(200)
  })

  test('a backup is made beside it, and restored into a new folder', async () => {
    const backup = await beside(['backup', file()])
    expect([backup.code, backup.complained]).toEqual([0, ''])
    expect(backup.said).toMatch(/^Wrote [\d,]+ rows of \d+ tables and 0 files to \S+ \([\d.]+ MB\)/)
    const restored = await runFurrow({ DATA_DIR: elsewhere() }, ['restore', file()])
    expect([restored.code, restored.complained]).toEqual([0, ''])
    expect(restored.said).toMatch(/is whole: [^]*\nRestored [\d,]+ rows of \d+ tables/)
    expect(await readdir(path.join(elsewhere(), 'postgres'))).not.toContain('postmaster.pid')
  })

  test('what was restored can be worked with, without a Furrow that runs', async () => {
    const again = await runFurrow({ DATA_DIR: elsewhere() }, [
      'user',
      'create',
      'ada@example.com',
      'Ada',
    ])
    expect(again).toMatchObject({ code: 1, said: '' })
    expect(again.complained).toBe('There is already a person with ada@example.com.')
  })

  test('nothing is restored into the database of a Furrow that runs', async () => {
    const { code, complained } = await beside(['restore', file()])
    expect([code, complained]).toEqual([1, expect.stringMatching(/^The database is not empty\./)])
  })

  test('a file that is no backup makes no database', async () => {
    const untouched = path.join(folder, 'untouched')
    const args = ['restore', path.join(server.folder, 'password')]
    const { code, complained } = await runFurrow({ DATA_DIR: untouched }, args)
    expect([code, complained]).toEqual([1, expect.stringMatching(/is not a backup of Furrow\.$/)])
    expect(await readdir(folder)).not.toContain('untouched')
  })

  test('where there is no database, none is backed up', async () => {
    const untouched = path.join(folder, 'untouched')
    const { code, complained } = await runFurrow({ DATA_DIR: untouched }, ['backup', `${file()}2`])
    expect([code, complained]).toEqual([1, `There is no database in DATA_DIR ${untouched}.`])
    expect(await readdir(folder)).not.toContain('untouched')
  })
})
