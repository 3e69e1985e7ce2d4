// Among the pages of one person, one sends at a time, with locks or without.

import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDeviceDatabase } from './device-database.ts'
import { oneAtATime } from './one-at-a-time.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => void vi.unstubAllGlobals())

async function expectTurns(): Promise<void> {
  const [one, other] = [await openDeviceDatabase('furrow-1'), await openDeviceDatabase('furrow-1')]
  const [mine, theirs] = [oneAtATime('furrow-1', one), oneAtATime('furrow-1', other)]
  const told: string[] = []
  const work = (name: string) => async () => {
    told.push(`${name} begins`)
    await new Promise(resolve => setTimeout(resolve, 20))
    told.push(`${name} ends`)
  }
  await Promise.all([mine(work('one')), theirs(work('other'))])
  const failing = mine(() => Promise.reject(new Error('It broke.')))
  await expect(failing).rejects.toThrow('It broke.')
  await theirs(work('third'))
  expect(told).toHaveLength(6)
  for (const place of [0, 2, 4]) {
    expect(told[place + 1]).toBe(told[place]?.replace('begins', 'ends'))
  }
  one.close()
  other.close()
}

describe('turns', () => {
  test('are agreed upon through the database where there are no locks', async () => {
    vi.stubGlobal('navigator', {})
    await expectTurns()
  })

  test('are locks where there are some', async () => {
    let turn: Promise<unknown> = Promise.resolve()
    const request = vi.fn<(name: string, work: () => Promise<unknown>) => Promise<unknown>>(
      (_name, work) => {
        const done = turn.then(work)
        turn = done.catch(() => undefined)
        return done
      },
    )
    vi.stubGlobal('navigator', { locks: { request } })
    await expectTurns()
    expect(request).toHaveBeenCalledWith('furrow-1-sends', expect.any(Function))
  })

  test('of a page that was closed in the middle of its own pass on', async () => {
    vi.stubGlobal('navigator', {})
    const database = await openDeviceDatabase('furrow-1')
    const gone = { holder: 'gone', until: Date.now() + 300 }
    await database.use(db => db.put('turn', gone, 'sends'))
    const begun = Date.now()
    await oneAtATime('furrow-1', database)(() => Promise.resolve())
    expect(Date.now() - begun).toBeGreaterThanOrEqual(250)
    database.close()
  })
})
