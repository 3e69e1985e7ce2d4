import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownPlaces } from './shown-place.ts'
import type { Hearing } from './tell-newest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Moments of the server, one after the other. */
const at = (second: number) => `2026-11-28T10:00:${String(second).padStart(2, '0')}Z`

function server() {
  const written: number[] = []
  const state = { hears: true, second: 0 }
  const write = (place: number): Promise<Hearing> => {
    if (!state.hears) return Promise.resolve({ kind: 'lost' })
    written.push(place)
    state.second += 1
    return Promise.resolve({ kind: 'done', at: at(state.second) })
  }
  return { written, state, write }
}

test('a place is shown at once, and told', async () => {
  const { write, written } = server()
  const places = shownPlaces(write)
  places.go(1)
  expect(places.now()).toEqual({ place: 1, isUntold: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual([1])
})

test('of many places only the newest is told once an answer is awaited', async () => {
  const { write, written } = server()
  const places = shownPlaces(write)
  for (const place of [1, 2, 3, 4]) places.go(place)
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual([1, 4])
  expect(places.now().place).toBe(4)
})

test('without signal it goes on, and the newest place alone is told when there is some', async () => {
  const { write, written, state } = server()
  state.hears = false
  const places = shownPlaces(write)
  for (const place of [1, 2, 3]) {
    places.go(place)
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect(places.now()).toEqual({ place: 3, isUntold: true })
  state.hears = true
  places.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual([3])
  expect(places.now()).toEqual({ place: 3, isUntold: false })
})

test('what another chose is shown, but never an older answer than is known', async () => {
  const { write, state } = server()
  const places = shownPlaces(write)
  places.heard(5, at(10))
  expect(places.now().place).toBe(5)
  state.second = 19
  places.go(6)
  await vi.advanceTimersByTimeAsync(0)
  places.heard(5, at(15))
  expect(places.now().place).toBe(6)
  places.heard(2, at(30))
  expect(places.now().place).toBe(2)
})

test('as long as a place of its own is untold, others count for nothing', async () => {
  const { write, state } = server()
  state.hears = false
  const places = shownPlaces(write)
  places.go(7)
  await vi.advanceTimersByTimeAsync(0)
  places.heard(1, at(50))
  expect(places.now()).toEqual({ place: 7, isUntold: true })
})

test('a refusal is said once, and not sent again', async () => {
  const write = vi.fn<(place: number) => Promise<Hearing>>(() =>
    Promise.resolve({ kind: 'refused', message: 'It is over.' }),
  )
  const places = shownPlaces(write)
  places.go(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(write).toHaveBeenCalledTimes(1)
  expect(places.now()).toEqual({ place: 1, isUntold: false, wrong: 'It is over.' })
})
