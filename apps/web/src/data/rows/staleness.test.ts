import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStaleness } from './staleness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Each question waits until it is answered by the test. */
function watched() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers: { give(points: number): void; fail(): void }[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['answer', 3, 'open points', 7],
    queryFn: () =>
      new Promise<number>((give, refuse) =>
        answers.push({ give, fail: () => refuse(new Error('Busy.')) }),
      ),
    meta: { resources: 'all' },
  })
  observer.subscribe(() => undefined)
  const shown = () => observer.getCurrentResult().data
  return { answers, shown, staleness: createStaleness(client) }
}

const settled = () => vi.advanceTimersByTimeAsync(100)

describe('what changes while an answer is on its way for the first time', () => {
  test('is asked for once more when it has come', async () => {
    const { answers, shown, staleness } = watched()
    for (const resource of ['paddocks', 'farm_contacts']) {
      staleness.about(resource, 3)
      await settled()
    }
    expect(answers).toHaveLength(1)
    answers[0]?.give(1)
    await settled()
    expect([shown(), answers.length]).toEqual([1, 2])
    answers[1]?.give(2)
    await settled()
    expect([shown(), answers.length]).toEqual([2, 2])
  })

  test('is asked for when that answer failed', async () => {
    const { answers, shown, staleness } = watched()
    staleness.about('paddocks', 3)
    await settled()
    answers[0]?.fail()
    await settled()
    answers[1]?.give(2)
    await settled()
    expect([shown(), answers.length]).toEqual([2, 2])
  })
})

test('what is shown is asked for once, however much changes in a moment', async () => {
  const { answers, shown, staleness } = watched()
  answers[0]?.give(1)
  await settled()
  staleness.about('paddocks', 3)
  staleness.about('farm_contacts', 3)
  staleness.about('paddocks', 4)
  await settled()
  answers[1]?.give(2)
  await settled()
  expect([shown(), answers.length]).toEqual([2, 2])
})
