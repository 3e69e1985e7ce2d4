import { expect, test } from 'vitest'
import { aboutWords, countNew, inOrderOfNews, lastMoment } from './question-thread.ts'
import type { QuestionThread } from './question-thread.ts'

const [me, other] = [1, 2]
const thread = (more: Partial<QuestionThread> = {}): QuestionThread => ({
  id: 7,
  farm_id: 3,
  period_id: 4,
  section: null,
  about_type: null,
  about_id: null,
  field: null,
  figure: null,
  text: 'Is this right?',
  about_finance: false,
  asked_by_id: other,
  status: 'Open',
  resolution: null,
  created_at: '2026-11-01T00:00:00Z',
  resolved_at: null,
  messages: [],
  reads: [],
  ...more,
})
const answer = (id: number, by: number, day: string | null) => ({
  id,
  text: 'It is.',
  user_id: by,
  created_at: day && `2026-11-${day}T00:00:00Z`,
})
const read = (day: string) => [{ id: 1, read_at: `2026-11-${day}T00:00:00Z` }]

test('what others wrote since one last read it is new', () => {
  expect(countNew(thread(), me)).toBe(1)
  expect(countNew(thread(), other)).toBe(0)
  const talked = thread({ messages: [answer(1, me, '02'), answer(2, other, '03')] })
  expect(countNew(talked, me)).toBe(2)
  expect(countNew({ ...talked, reads: read('02') }, me)).toBe(1)
  expect(countNew({ ...talked, reads: read('03') }, me)).toBe(0)
})

test('what waits on the device is the last that was written, and new to nobody', () => {
  const waiting = thread({ messages: [answer(-1, me, null)], reads: read('01') })
  expect(lastMoment(waiting) > lastMoment(thread())).toBe(true)
  expect(countNew(waiting, me)).toBe(0)
})

test('what is new stands first, then what was written in last', () => {
  const quiet = thread({ id: 1, reads: read('05'), created_at: '2026-11-04T00:00:00Z' })
  const old = thread({ id: 2, reads: read('05') })
  const news = thread({ id: 3, created_at: '2026-10-01T00:00:00Z' })
  expect(inOrderOfNews([old, quiet, news], me).map(({ id }) => id)).toEqual([3, 1, 2])
})

test('it says what it is about', () => {
  const about = thread({
    farm: { farm_name: 'Downs' },
    period: { name: '2024-25' },
    section: 'cropping',
    figure: 'Yield 9.8 t/ha',
  })
  expect(aboutWords(about, { withFarm: true })).toBe('Downs · 2024–25 · Cropping · Yield 9.8 t/ha')
  expect(aboutWords(about, { withFarm: false })).toBe('2024–25 · Cropping · Yield 9.8 t/ha')
})
