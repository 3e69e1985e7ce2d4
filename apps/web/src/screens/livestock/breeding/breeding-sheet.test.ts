import { describe, expect, test } from 'vitest'
import type { SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import { cows, heifers, herd, lookups } from '../stock/stock-for-tests.ts'
import { stockChoices } from '../stock/stock-choices.ts'
import { roundColumns } from './round-columns.ts'
import { roundParts } from './round-parts.ts'
import { roundRows } from './round-row.ts'
import type { RoundEvents, RoundRow } from './round-row.ts'

const choices = stockChoices(lookups, [{ id: herd }])
const columns = roundColumns({ choices, isBreeding: id => id === cows })
const column = (id: string) => {
  const found = columns.find(one => one.id === id)
  if (!found) throw new Error(`There is no column ${id}.`)
  return found
}
const round = { id: 1, livestock_class_id: cows, livestock_enterprise_id: herd }

function rowOf(events: Partial<Record<keyof RoundEvents, readonly object[]>>): RoundRow {
  const none = { joining: [], scanning: [], birthing: [], marking: [], weaning: [] }
  const told = Object.entries(events).map(([kind, rows]) => [
    kind,
    rows.map((row, at) => ({ id: 10 + at, livestock_reproduction_lifecycle_id: 1, ...row })),
  ])
  const [row] = roundRows({
    rounds: [round as never],
    events: { ...none, ...Object.fromEntries(told) } as never,
    speciesOf: () => 'cattle',
  })
  if (!row) throw new Error('There is a round.')
  return row
}

function stepsOf(write: Partial<SheetWrite>, rows: readonly RoundRow[] = []) {
  let last = 0
  const place = { farmId: 3, periodId: 7, rows, newId: () => (last -= 1) }
  const parts = roundParts({ ...place, onlyFor: choices.onlyFor })
  const typed = { label: 'Typed', edits: [], added: [], removed: [], ...write }
  return sheetChange(typed, { ...place, columns, parts }).steps
}

/** The herd of the worked examples (C99 to C106). */
const bred = rowOf({
  joining: [
    { number_joined: 400, sires_used: 12, date: '2025-10-01', sire_out_date: '2025-12-24' },
  ],
  scanning: [{ number_scanned: 395, number_pregnant: 356 }],
  marking: [{ number_counted: 340 }],
  weaning: [{ number: 335, weight: 240 }],
})

describe('beside a round', () => {
  test('stand its per cents and losses', () => {
    expect(column('scanning').value(bred)).toBeCloseTo(356 / 395)
    expect(column('marking').value(bred)).toBeCloseTo(0.85)
    expect(column('weaning').value(bred)).toBeCloseTo(0.8375)
    expect(column('losses').value(bred)).toBeCloseTo(21 / 356)
    expect(column('kilograms_weaned').value(bred)).toBeCloseTo(201)
    expect(column('joining_days').value(bred)).toBe(84)
  })

  test('nothing stands that is not counted yet, and it is left out at the foot', () => {
    const begun = rowOf({ joining: [{ number_joined: 100 }] })
    expect(column('weaning').value(begun)).toBeNull()
    const { total } = column('weaning')
    expect(typeof total === 'function' && total([bred, begun])).toBeCloseTo(0.8375)
  })

  test('what was done several times is added up, and not typed over', () => {
    const twice = rowOf({ marking: [{ number_counted: 70 }, { number_counted: 48 }] })
    const marked = column('marking.number_counted')
    expect(marked.value(twice)).toBe(118)
    expect(typeof marked.locked === 'function' && marked.locked(twice)).toMatch(/2 times/)
  })
})

describe('what is typed', () => {
  test('makes a round with what was done in it', () => {
    const steps = stepsOf({
      added: [{ 'round.livestock_class_id': cows, 'joining.number_joined': 400 }],
    })
    expect(steps).toMatchObject([
      {
        resource: 'livestock_reproduction_lifecycles',
        values: { livestock_class_id: cows, livestock_enterprise_id: herd },
      },
      {
        resource: 'livestock_joining_events',
        values: { livestock_reproduction_lifecycle_id: -1, number_joined: 400 },
      },
    ])
  })

  test('is an event when something is said first, and none when nothing is said any more', () => {
    const first = stepsOf({ edits: [{ row: 1, column: 'weaning.number', value: 335 }] }, [
      rowOf({}),
    ])
    expect(first).toMatchObject([{ do: 'store', resource: 'livestock_weaning_events' }])
    const emptied = stepsOf(
      { edits: [{ row: 1, column: 'marking.number_counted', value: null }] },
      [bred],
    )
    expect(emptied).toMatchObject([{ do: 'destroy', resource: 'livestock_marking_events', id: 10 }])
  })

  test('goes with its events, which belong to it', () => {
    const gone = stepsOf({ removed: [1] }, [bred])
    expect(gone.map(({ resource }) => resource)).toEqual([
      'livestock_weaning_events',
      'livestock_marking_events',
      'livestock_scanning_events',
      'livestock_joining_events',
      'livestock_reproduction_lifecycles',
    ])
  })
})

test('only females that can be joined are offered', () => {
  const { choices: offered } = column('round.livestock_class_id')
  const values = offered?.({ row: undefined, cells: new Map() })?.map(({ value }) => value)
  expect(values).toEqual([cows])
  expect(values).not.toContain(heifers)
})
