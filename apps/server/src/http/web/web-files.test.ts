import type promises from 'node:fs/promises'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { webFiles } from './web-files.ts'

/** Happens whenever a file is read, before what was read is handed over. */
const reading = vi.hoisted(() => ({ before: async (_place: string): Promise<unknown> => null }))
vi.mock('node:fs/promises', async importOriginal => {
  const real = await importOriginal<typeof promises>()
  const readFile = async (place: string) => {
    const read = await real.readFile(place)
    await reading.before(place)
    return read
  }
  return { ...real, readFile }
})

let folder: string
beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'furrow-files-')))
  await writeFile(path.join(folder, 'sw.js'), 'half')
})
afterEach(() => rm(folder, { recursive: true }))

test('a file that is written while it is read is read again', async () => {
  let left = 1
  reading.before = async place => {
    if (left-- > 0) await writeFile(place, 'all of it')
  }
  const fileAt = webFiles(folder)
  expect((await fileAt('sw.js'))?.bytes.toString()).toBe('all of it')
  expect(left).toBe(-1)
  await fileAt('sw.js')
  expect(left, 'it is kept').toBe(-1)
})

test('a file that does not keep still is sent as it is, and not kept', async () => {
  let written = 0
  reading.before = async place => {
    written += 1
    await writeFile(place, 'x'.repeat(written))
  }
  const fileAt = webFiles(folder)
  const before = Date.now()
  expect((await fileAt('sw.js'))?.changedAt).toBeGreaterThanOrEqual(before)
  reading.before = async () => null
  expect((await fileAt('sw.js'))?.bytes.toString()).toBe('x'.repeat(written))
})

test.each(['EACCES', 'EPERM', 'ENOENT'])(
  'a file that may not be read (%s) is not there',
  async code => {
    reading.before = () => Promise.reject(Object.assign(new Error(code), { code }))
    expect(await webFiles(folder)('sw.js')).toBeUndefined()
  },
)

test('a disk that fails is no missing file', async () => {
  reading.before = () => Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' }))
  await expect(webFiles(folder)('sw.js')).rejects.toThrow('EIO')
})
