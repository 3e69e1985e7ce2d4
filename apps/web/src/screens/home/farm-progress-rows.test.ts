import { expect, it } from 'vitest'
import { boardRows, choicesOf } from './farm-progress-rows.ts'
import type { BoardFilter, FarmOnBoard } from './farm-progress-rows.ts'

const all = { status: null, manager: null, group: null, product: null, overdue: null }
const today = '2026-11-21'
const farms = [
  farm('River', { status: 'In progress', due: '2026-09-28', group: 'Central', products: ['Cane'] }),
  farm('Hill', { status: 'Submitted', due: '2026-09-28', group: 'Border', products: [] }),
  farm('Flat', {
    status: 'In progress',
    due: '2026-12-28',
    group: 'Border',
    products: ['Water', 'Cane'],
  }),
]
const names = (filter: Partial<BoardFilter>) =>
  boardRows(farms, { ...all, ...filter }, today).map(({ name }) => name)

it('leaves the farms that every filter lets through', () => {
  expect(names({})).toEqual(['River', 'Hill', 'Flat'])
  expect(names({ group: 'Border' })).toEqual(['Hill', 'Flat'])
  expect(names({ product: 'Cane' })).toEqual(['River', 'Flat'])
  expect(names({ product: 'Cane', group: 'Border' })).toEqual(['Flat'])
  expect(names({ status: 'Submitted' })).toEqual(['Hill'])
})

it('takes for overdue only what is past its day and not handed in', () => {
  expect(names({ overdue: 'yes' })).toEqual(['River'])
})

it('shows a farm without a period, which is never overdue', () => {
  const bare = {
    ...farm('New', { status: '', due: '', group: '', products: [] }),
    period: undefined,
  }
  expect(boardRows([bare], all, today)).toMatchObject([{ name: 'New', isOverdue: false }])
})

it('offers each name once, in order', () => {
  expect(choicesOf(farms, ({ products }) => products).map(({ value }) => value)).toEqual([
    'Cane',
    'Water',
  ])
})

function farm(
  name: string,
  { status, due, ...rest }: { status: string; due: string; group: string; products: string[] },
): FarmOnBoard {
  const period = {
    period_id: 17,
    name: '2025-26',
    start: '2025-07-01',
    end: '2026-06-30',
    score: 0.5,
    status,
    submission_due: due,
  } as never
  return {
    id: name.length,
    name,
    manager: 'Ann',
    businesses: [],
    periods: [period],
    period,
    ...rest,
  }
}
