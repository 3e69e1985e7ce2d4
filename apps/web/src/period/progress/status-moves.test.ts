import { describe, expect, test } from 'vitest'
import { movesOf, periodSteps } from './status-moves.ts'

const worker = { manages: false, consults: false }
const manager = { manages: true, consults: false }
const consultant = { manages: false, consults: true }
const targets = (status: string, mover: typeof worker) => movesOf(status, mover).map(({ to }) => to)

describe('the steps of a period', () => {
  test('are not for who only records', () => {
    expect(periodSteps.flatMap(status => movesOf(status, worker))).toEqual([])
  })

  test('lead a manager as far as submitting, and back', () => {
    expect(periodSteps.map(status => targets(status, manager))).toEqual([
      ['In progress'],
      ['Submitted'],
      ['In progress'],
      [],
      [],
      [],
    ])
  })

  test('lead staff on to the release, and back', () => {
    expect(periodSteps.map(status => targets(status, consultant))).toEqual([
      ['In progress'],
      ['Submitted'],
      ['In validation', 'In progress'],
      ['Validated', 'In progress'],
      ['Released', 'In validation'],
      ['In progress'],
    ])
  })

  test('ask why only where a released period is opened again', () => {
    const all = periodSteps.flatMap(status =>
      movesOf(status, consultant).map(move => ({ status, ...move })),
    )
    expect(all.filter(({ needsReason }) => needsReason).map(({ status }) => status)).toEqual([
      'Released',
    ])
  })

  test('have at most one that is usually next', () => {
    for (const status of periodSteps) {
      for (const mover of [manager, consultant, { manages: true, consults: true }])
        expect(
          movesOf(status, mover).filter(({ isMain }) => isMain).length,
          status,
        ).toBeLessThanOrEqual(1)
    }
  })

  test('are none from a status that nobody knows', () => {
    expect(movesOf('Locked', consultant)).toEqual([])
  })
})
