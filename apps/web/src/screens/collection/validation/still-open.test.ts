import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { expect, test } from 'vitest'
import { countStillOpen, stillOpenWords } from './still-open.ts'

const point = (said: Partial<OpenPoint>): OpenPoint => ({
  code: 'W-PAD-4',
  message: 'River has 4,000 ha.',
  section: 'paddocks',
  resource: 'paddocks',
  id: 1,
  field: 'area',
  where: 'River',
  confirmed: null,
  ...said,
})
const place = { farmId: 3, periodId: 8 }
const about = { status: 'Open', period_id: 8, figure: null }

test('what is confirmed, asked about or decided is looked at', () => {
  const points = {
    blockers: [point({ code: 'E-CROP-8' })],
    warnings: [
      point({}),
      point({ code: 'W-FIN-1', message: 'ROAM is 40%.', where: null }),
      point({ id: 2, where: 'Top', message: 'Top has 0.5 ha.', confirmed: {} as never }),
    ],
  }
  const threads = [
    { ...about, figure: 'ROAM is 40%.' },
    { ...about, status: 'Resolved', figure: 'River has 4,000 ha.' },
  ]
  const figures = [
    { is_far: true, decision: null },
    { is_far: true, decision: { decision: 'Keep' as const, reason: null } },
    { is_far: false, decision: null },
  ]
  expect(countStillOpen({ place, points, threads, figures })).toEqual({
    blockers: 1,
    warnings: 1,
    questions: 1,
    figures: 1,
  })
})

test('it is said in a sentence', () => {
  const none = { blockers: 0, warnings: 0, questions: 0, figures: 0 }
  expect(stillOpenWords(none)).toBe('Nothing is open.')
  expect(stillOpenWords({ ...none, questions: 1 })).toBe('1 question is open.')
  expect(stillOpenWords({ blockers: 1, warnings: 3, questions: 1, figures: 2 })).toBe(
    '1 thing is left to fix, 3 warnings are not looked at, 1 question is open and 2 figures far from others are undecided.',
  )
})
