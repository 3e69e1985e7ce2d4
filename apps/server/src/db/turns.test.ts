import { setImmediate } from 'node:timers/promises'
import { Refusal } from '@furrow/wire/refusal'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTurns, sharedAmong } from './turns.ts'
import type { EndTurn, Turns } from './turns.ts'

const limits = { ofPerson: 3, inAll: 6, ofBusy: 2, waiting: 4, waitingInAll: 9, patience: 10_000 }

let turns: Turns
let begun: number[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  turns = openTurns(limits)
  begun = []
})
afterEach(() => vi.useRealTimers())

/** Asked for, and noted when it begins. */
async function ask(person: number, onWait?: (leave: () => void) => void): Promise<EndTurn> {
  const end = await turns.take(person, onWait)
  begun.push(person)
  return end
}

/** As many as begin at once. */
async function begin(...people: readonly number[]): Promise<readonly EndTurn[]> {
  return Promise.all(people.map(person => ask(person)))
}

/** And what has ended until then is handed on. */
async function passing(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await setImmediate()
}

describe('turns', () => {
  test('one person has only so many at once; the next begins when one of them ends', async () => {
    const [end] = await begin(1, 1, 1)
    const fourth = ask(1)
    await passing()
    expect(begun).toEqual([1, 1, 1])
    end?.()
    await fourth
    expect(begun).toEqual([1, 1, 1, 1])
  })

  test('whoever has none goes before whoever has some and came first', async () => {
    const ends = await begin(1, 1, 2, 3, 4, 5)
    const waiting = [ask(1), ask(2), ask(9)]
    await passing()
    ends[4]?.()
    await waiting[2]
    expect(begun.slice(6)).toEqual([9])
    for (const end of ends) end()
    await Promise.all(waiting)
  })

  test('those who keep the database busy share a few, and leave the others to the rest', async () => {
    const [one, other] = await begin(1, 1, 2)
    const waiting = ask(2)
    await passing(9000)
    one?.()
    await passing()
    expect(begun).toEqual([1, 1, 2])
    const ends = await begin(3, 4)
    for (const end of [other, ...ends]) end?.()
    await waiting
    expect(begun).toEqual([1, 1, 2, 3, 4, 2])
  })

  test('a crowd has one turn each, and few a second, before anybody is known to be busy', async () => {
    const crowd = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5].map(async person => (await ask(person))())
    expect(begun).toEqual([])
    await Promise.all(crowd)
    expect(begun.slice(0, 6)).toEqual([1, 1, 2, 3, 4, 5])
  })

  test('a long line makes busy before anything of it is done', async () => {
    const [end, , , other] = await begin(1, 1, 1, 2)
    const line = Array.from({ length: 4 }, () => ask(1).catch(() => undefined))
    await passing(500)
    other?.()
    end?.()
    await passing()
    expect(begun).toEqual([1, 1, 1, 2])
    await passing(10_000)
    await Promise.all(line)
  })

  test('six at once for half a second, as the app asks when it starts, make nobody busy', async () => {
    turns = openTurns({ ...limits, ofPerson: 6, inAll: 12 })
    const others = await begin(9, 9)
    await passing(60_000)
    const start = await begin(1, 1, 1, 1)
    const waiting = [ask(1), ask(1)]
    await passing(500)
    for (const end of start) end()
    await Promise.all(waiting)
    expect(begun).toEqual([9, 9, 1, 1, 1, 1, 1, 1])
    for (const end of others) end()
  })

  test('whoever is alone has as many as one may have, however busy they are', async () => {
    await begin(1, 1)
    await passing(60_000)
    await begin(1)
    expect(begun).toEqual([1, 1, 1])
  })

  test('whoever is busy waits for nobody who has gone quiet, and leaves a turn for when they are back', async () => {
    const [other, end, next] = await begin(2, 1, 1)
    await passing(20_000)
    other?.()
    const waiting = [ask(1), ask(1)]
    await passing(2000)
    end?.()
    await waiting[0]
    expect(begun).toEqual([2, 1, 1, 1])
    await passing(2000)
    const more = ask(1)
    next?.()
    await Promise.all([...waiting, more])
    await begin(2)
    expect(begun).toEqual([2, 1, 1, 1, 1, 1, 2])
  })

  test('one after the other makes nobody busy, however long each takes', async () => {
    for (let request = 0; request < 5; request += 1) {
      const [end] = await begin(1)
      await passing(20_000)
      end?.()
    }
    const others = await begin(2, 2)
    await passing(60_000)
    await begin(1)
    expect(begun.at(-1)).toBe(1)
    for (const end of others) end()
  })

  test('a line has an end, and waiting too', async () => {
    await begin(1, 1, 1)
    const waiting = Array.from({ length: 4 }, () => ask(1).catch((error: unknown) => error))
    await expect(ask(1)).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 3 })
    await passing(10_000)
    const sentAway = await Promise.all(waiting)
    expect(sentAway.map(one => (one instanceof Refusal ? one.code : one))).toEqual(
      Array.from({ length: 4 }, () => 'too_many_requests'),
    )
  })

  test('whoever waits for others alone is told that Furrow is busy', async () => {
    await begin(1, 1, 2, 3, 4, 5)
    const waiting = ask(6).catch((error: unknown) => error)
    await passing(10_000)
    expect(await waiting).toMatchObject({ code: 'unavailable', retryAfter: 5 })
  })

  test('whoever has gone away leaves the line', async () => {
    const [end] = await begin(1, 1, 1)
    let leave: (() => void) | undefined
    const waiting = ask(1, told => (leave = told)).catch((error: unknown) => error)
    const behind = ask(1)
    leave?.()
    end?.()
    await behind
    expect(await waiting).toBeInstanceOf(Refusal)
    expect(begun).toHaveLength(4)
  })

  test('whoever comes while turns are handed on does not go before those who wait for them', async () => {
    const ends = await begin(1, 1, 2, 3, 4, 5)
    const waiting = ask(6)
    ends[0]?.()
    const later = ask(7)
    await waiting
    await passing()
    expect(begun).toEqual([1, 1, 2, 3, 4, 5, 6])
    ends[1]?.()
    await later
    expect(begun.at(-1)).toBe(7)
  })

  test('a turn that is ended twice is given once', async () => {
    const [end] = await begin(1, 1, 1)
    const waiting = [ask(1), ask(1)]
    end?.()
    end?.()
    await waiting[0]
    await passing()
    expect(begun).toHaveLength(4)
  })

  test('where all lines are full the longest is cut short, not the one who comes last', async () => {
    const ends = await begin(1, 1, 2, 3, 4, 5)
    const sentAway: number[] = []
    const wait = (person: number) =>
      ask(person).catch((error: Refusal) => {
        sentAway.push(person)
        return error
      })
    const waiting = [1, 1, 1, 1, 2, 2, 3, 3, 4].map(wait)
    await passing()
    expect(sentAway).toEqual([])
    waiting.push(wait(6))
    await passing()
    expect(sentAway).toEqual([1])
    expect(await waiting[3]).toMatchObject({ code: 'too_many_requests', retryAfter: 3 })
    const last = await ask(1).catch((error: unknown) => error)
    expect(last).toMatchObject({ code: 'unavailable', retryAfter: 5 })
    for (const end of ends) end()
    await passing(10_000)
  })

  test('of several processes each has its part, and nobody waits behind themselves alone', () => {
    const whole = {
      ofPerson: 8,
      inAll: 32,
      ofBusy: 4,
      waiting: 100,
      waitingInAll: 1000,
      patience: 10,
    }
    expect(sharedAmong(1, whole)).toEqual(whole)
    const part = { ofPerson: 2, inAll: 5, ofBusy: 1, waiting: 15, waitingInAll: 143, patience: 10 }
    expect(sharedAmong(7, whole)).toEqual(part)
    const few = { ...whole, ofPerson: 1, inAll: 2 }
    expect(sharedAmong(3, few)).toMatchObject({ ofPerson: 1, inAll: 2 })
  })
})
