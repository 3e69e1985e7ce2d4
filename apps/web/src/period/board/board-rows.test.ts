import type { BoardLine } from '@furrow/wire/collection-board-answer'
import { expect, test } from 'vitest'
import { boardRow, choicesOf, countMissing, missingWords, mostUrgentFirst } from './board-rows.ts'
import { nextMove, nextStep, questionWords, rowsLeft } from './board-rows.ts'
import type { BoardFilter } from './board-rows.ts'

const today = '2026-11-21'
const none = { for_farm: 0, for_staff: 0 }

function line(farm: string, status: string, due: string, more: Partial<BoardLine> = {}): BoardLine {
  const collection = {
    period_id: 17,
    name: '2025-26',
    completeness: null,
    status,
    submission_due: due,
  } as never
  return {
    farm_id: farm.length,
    farm,
    businesses: [],
    manager: 'Ann',
    focus_group: null,
    zone: null,
    collection,
    products: [],
    collectors: [],
    validators: [],
    owners: [],
    questions: none,
    documents: 0,
    last_change: null,
    ...more,
  }
}

const lines = [
  line('Flat', 'In progress', '2026-12-28', { focus_group: 'Border', products: ['Water', 'Cane'] }),
  line('Hill', 'Submitted', '2026-09-28', { focus_group: 'Border', zone: 'Mallee' }),
  line('Creek', 'Released', '2026-09-28', { questions: { for_farm: 1, for_staff: 2 } }),
  line('River', 'In progress', '2026-09-28', { products: ['Cane'], validators: ['Vi'] }),
  line('Springs', 'Not started', '2025-09-28', { manager: 'Bob' }),
  line('Bare', '', '', { collection: null }),
]
const rows = mostUrgentFirst(lines.map(one => boardRow(one, today)))
const all: BoardFilter = {
  show: null,
  status: null,
  manager: null,
  group: null,
  zone: null,
  product: null,
  validator: null,
}
const names = (filter: Partial<BoardFilter>) =>
  rowsLeft(rows, { ...all, ...filter }).map(({ farm }) => farm)

test('what is overdue longest comes first, then what waits for staff', () => {
  expect(names({})).toEqual(['Springs', 'River', 'Hill', 'Creek', 'Flat', 'Bare'])
})

test.each([
  [{ show: 'overdue' }, ['Springs', 'River']],
  [{ show: 'submitted' }, ['Hill']],
  [{ show: 'questions' }, ['Creek']],
  [{ show: 'nonsense', group: 'Border' }, ['Hill', 'Flat']],
  [{ status: 'In progress', product: 'Cane' }, ['River', 'Flat']],
  [{ zone: 'Mallee' }, ['Hill']],
  [{ manager: 'Bob' }, ['Springs']],
  [{ validator: 'Vi' }, ['River']],
])('leaves the farms that every filter lets through: %o', (filter, left) => {
  expect(names(filter)).toEqual(left)
})

test('each row says what to do there next', () => {
  expect(Object.fromEntries(rows.map(row => [row.farm, nextStep(row)]))).toEqual({
    Springs: { label: 'See what is missing', to: 'collection' },
    River: { label: 'See what is missing', to: 'collection' },
    Hill: { label: 'Validate', to: 'validation' },
    Creek: { label: 'Answer questions', to: 'questions' },
    Flat: { label: 'Open', to: 'collection' },
    Bare: { label: 'Start a period', to: 'periods' },
  })
  const released = boardRow(line('Old', 'Released', '2026-09-28'), today)
  expect(nextStep(released)).toEqual({ label: 'Read reports', to: 'reports' })
})

test('a status is moved on by its usual step, and a farm that records only once nothing is missing', () => {
  const moves = (status: string, score: number | null = null) =>
    nextMove({
      ...boardRow(line('Any', status, '2026-12-28'), today),
      score,
    })?.to
  expect(
    ['Not started', 'Submitted', 'In validation', 'Validated', 'Released'].map(status =>
      moves(status),
    ),
  ).toEqual(['In progress', 'In validation', 'Validated', 'Released', undefined])
  expect([null, 0.99, 1].map(score => moves('In progress', score))).toEqual([
    undefined,
    undefined,
    'Submitted',
  ])
})

test('what is missing is counted, and its largest parts are named', () => {
  const [flat] = lines
  const missing = [
    { section: 'rain', label: 'Rain', count: 2 },
    { section: 'finance', label: 'Finance', count: 9 },
    { section: 'files', label: 'Files', count: 1 },
    { section: 'water', label: 'Water', count: 4 },
  ] as const
  const row = boardRow(
    line('Flat', '', '', {
      collection: { ...flat?.collection, completeness: { score: 0.5, missing } } as never,
    }),
    today,
  )
  expect([countMissing(row), missingWords(row)]).toEqual([16, 'Finance, Water and 2 more'])
  expect(row.score).toBe(0.5)
  const bare = rows.find(({ farm }) => farm === 'Bare') ?? expect.fail('no row')
  expect([countMissing(bare), missingWords(bare)]).toEqual([null, ''])
})

test('questions are told by whom they wait for, and each name is offered once', () => {
  expect(rows.map(questionWords).filter(Boolean)).toEqual(['2 for us, 1 for the farm'])
  expect(choicesOf(rows, ({ products }) => products).map(({ value }) => value)).toEqual([
    'Cane',
    'Water',
  ])
})
