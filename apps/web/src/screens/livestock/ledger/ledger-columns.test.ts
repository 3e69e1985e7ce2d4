import { describe, expect, test } from 'vitest'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import type { StockMove } from '../stock/stock-move.ts'
import { cows, heifers, herd, lookups, movesOf, transfer } from '../stock/stock-for-tests.ts'
import { applyTexts } from '../../../sheet/writing/apply-texts.ts'
import { markAt, nothingHeld } from '../../../sheet/cells/marks.ts'
import { linesOf } from '../../../sheet/cells/sheet-lines.ts'
import { stockChoices } from '../stock/stock-choices.ts'
import { added, changeOf, columns } from './ledger-for-tests.ts'
import { ledgerColumns } from './ledger-columns.ts'

const column = (id: string) => {
  const found = columns.find(one => one.id === id)
  if (!found) throw new Error(`There is no column ${id}.`)
  return found
}
const wrong = (id: string, value: CellValue, typed: Record<string, CellValue> = {}) =>
  column(id).check?.(value, undefined, new Map(Object.entries(typed)))
const unfit = (id: string, typed: Record<string, CellValue> = {}, row?: StockMove) =>
  column(id).unfit?.({ row, cells: new Map(Object.entries(typed)) })
const isAsked = (id: string, typed: Record<string, CellValue>) =>
  column(id).requiredIf?.({ row: undefined, cells: new Map(Object.entries(typed)) })

const line = {
  'line.entry_date': '2025-10-01',
  'line.livestock_class_id': cows,
  'line.number': 40,
}

describe('a new row', () => {
  test('is a line and its event, in the one enterprise that keeps its class', () => {
    const steps = added({
      ...line,
      kind: 'sale',
      'line.weight': 520,
      'event.total_value': 60_000_00,
    })
    expect(steps).toMatchObject([
      {
        resource: 'livestock_ledgers',
        values: {
          livestock_class_id: cows,
          livestock_enterprise_id: herd,
          number: 40,
          weight: 520,
          entry_date: '2025-10-01',
        },
      },
      { resource: 'livestock_sale_events', values: { total_value: 60_000_00 } },
    ])
  })

  test('of a transfer is two lines and an event, which hang together', () => {
    const steps = added({ ...line, kind: 'transfer', 'into.livestock_class_id': heifers })
    expect(steps.map(({ resource }) => resource)).toEqual([
      'livestock_ledgers',
      'livestock_ledgers',
      'livestock_transfer_events',
    ])
    expect(new Set(steps.map(({ ofRow }) => ofRow)).size).toBe(1)
  })

  test('waits for what its kind needs', () => {
    expect(isAsked('into.livestock_class_id', { kind: 'transfer' })).toBe(true)
    expect(isAsked('into.livestock_class_id', { kind: 'sale' })).toBe(false)
    expect(isAsked('line.notes', { kind: 'adjustment in' })).toBe(true)
    expect(isAsked('line.notes', { kind: 'death' })).toBe(false)
  })

  test('does not ask for the enterprise where only one keeps its class', () => {
    const ask = 'line.livestock_enterprise_id'
    expect(isAsked(ask, { 'line.livestock_class_id': cows })).toBe(false)
    expect(isAsked(ask, {})).toBe(true)
  })

  test('is of no kind that follows from something else', () => {
    const offered = column('kind').choices?.({ row: undefined, cells: new Map() })
    expect(offered?.map(({ value }) => value)).not.toContain('birth')
    expect(added({ ...line, kind: 'birth' })).toEqual([])
    expect(wrong('kind', 'birth')).toMatch(/breeding sheet/)
  })
})

describe('the kind decides what may be filled in', () => {
  test('whichever of them is typed first', () => {
    expect(unfit('event.total_value', { kind: 'death' })).toMatch(/bought or sold/)
    expect(unfit('event.total_value')).toBeUndefined()
    expect(wrong('kind', 'death', { 'event.total_value': 100 })).toMatch(/bought or sold/)
    expect(wrong('kind', 'sale', { 'event.total_value': 100 })).toBeUndefined()
    expect(unfit('event.file_id', { kind: 'death' })).toMatch(/bought or sold has an invoice/)
    expect(unfit('event.cause', { kind: 'sale' })).toBe('Only deaths have a cause.')
    expect(unfit('into.livestock_class_id', { kind: 'sale' })).toMatch(/Only a transfer/)
  })

  test('of a row that stands, too', () => {
    const [died] = movesOf(['livestock_death_events', {}])
    const [born] = movesOf(['livestock_reproduction_lifecycles', {}])
    const locked = (id: string, row = died) => {
      const { locked: why } = column(id)
      return row && typeof why === 'function' ? why(row) : undefined
    }
    expect(unfit('event.total_value', {}, died)).toMatch(/bought or sold/)
    expect(unfit('event.total_value', { kind: 'sale' }, died)).toBeUndefined()
    expect(unfit('event.cause', {}, died)).toBeUndefined()
    expect(locked('line.number')).toBeUndefined()
    expect(locked('line.number', born)).toMatch(/breeding sheet/)
    expect(locked('line.weight', born)).toBeUndefined()
  })
})

describe('bad input', () => {
  test.each([
    ['line.entry_date', '2025-06-30', /is not in 2025–26: enter a day from 1 July 2025/],
    ['line.weight', 5000, /at most 2000 kg/],
    ['line.number', -3, /negative/],
  ] as const)('%s %s is said at the cell', (id, value, words) => {
    expect(wrong(id, value)).toMatch(words)
  })

  test.each(['sale', 'purchase', 'death'])(
    'a %s is of at least one head, typed anew or in a line that stands',
    kind => {
      const [moved] = movesOf([`livestock_${kind}_events` as 'livestock_sale_events', {}])
      const why = column('line.number').check
      expect(why?.(0, moved, new Map())).toMatch(/at least one head/)
      expect(why?.(0, undefined, new Map([['kind', kind]]))).toMatch(/at least one head/)
      expect(why?.(0, undefined, new Map([['kind', 'opening']]))).toBeUndefined()
    },
  )

  test('what a kind does not have stays as it was typed, and says why at its cell', () => {
    const [sold, died] = movesOf(['livestock_sale_events', {}], ['livestock_death_events', {}])
    const typing = (row: StockMove | undefined, id: string, text: string) => {
      if (!row) throw new Error('It stands.')
      const { write, marks } = applyTexts({
        ...nothingHeld,
        cells: [{ rowIndex: 0, column: id, text }],
        columns,
        lines: linesOf([row], one => one.id, []),
        rowId: one => one.id,
        rowName: () => '',
        doing: 'typing',
        newKey: () => 'new',
      })
      return { write, mark: markAt(marks, String(row.id), id) }
    }
    expect(typing(sold, 'into.livestock_class_id', 'Heifers')).toEqual({
      write: undefined,
      mark: { text: 'Heifers', wrong: 'Only a transfer goes to another class or enterprise.' },
    })
    expect(typing(died, 'event.total_value', '$120')).toEqual({
      write: undefined,
      mark: { text: '$120', wrong: 'Only what is bought or sold has a value.' },
    })
  })

  test('a class of another species is said, whichever is typed first', () => {
    const sheep = { ...lookups, enterprises: [...lookups.enterprises, { id: 22, species_id: 2 }] }
    const choices = stockChoices(
      { ...sheep, species: [...lookups.species, { id: 2, name: 'Sheep' }] } as never,
      [{ id: herd }, { id: 22 }],
    )
    expect(choices.whyNotIn(cows, 22)).toBe('Cows are another species: choose a class of Sheep.')
    expect(choices.classesIn(22)).toEqual([])
    const [stockClass] = ledgerColumns({
      choices,
      agents: [],
      invoices: [],
      seesMoney: true,
      period: undefined,
    }).filter(({ id }) => id === 'line.livestock_class_id')
    const typed = new Map([['line.livestock_enterprise_id', 22]])
    expect(stockClass?.check?.(cows, undefined, typed)).toMatch(/^Cows are another species/)
    expect(choices.classesIn(herd).map(({ value }) => value)).toEqual([cows, heifers])
  })
})

describe('what is changed', () => {
  test('of a transfer is changed on both sides', () => {
    const edits = [{ row: 1, column: 'line.number', value: 12 }]
    const { steps } = changeOf({ edits }, [transfer()])
    expect(steps).toMatchObject([
      { id: 1, values: { number: 12 } },
      { id: 2, values: { number: 12 } },
    ])
  })

  test('of another kind is another event, with what both of them say', () => {
    const rows = movesOf([
      'livestock_sale_events',
      { number: 7, notes: 'Lot 4' },
      { total_value: 100 },
    ])
    const become = (value: string) =>
      changeOf({ edits: [{ row: 1, column: 'kind', value }] }, rows).steps
    expect(become('death')).toMatchObject([
      { do: 'destroy', resource: 'livestock_sale_events', id: 101 },
      { do: 'store', values: { number: 7, notes: 'Lot 4', livestock_class_id: cows } },
      { do: 'store', resource: 'livestock_death_events' },
    ])
    expect(become('death')[2]).not.toMatchObject({ values: { total_value: 100 } })
    expect(become('purchase')[2]).toMatchObject({ values: { total_value: 100 } })
    expect(become('adjustment out')[2]).toMatchObject({ values: { direction: 'Out' } })
    expect(become('sale')).toEqual([])
  })

  test('keeps its kind where the other says more than it does', () => {
    const [sold] = movesOf(['livestock_sale_events', {}])
    const why = (kind: string) => column('kind').check?.(kind, sold, new Map())
    expect(why('death')).toBeUndefined()
    expect(why('adjustment out')).toMatch(/needs a note first/)
    expect(why('transfer')).toMatch(/delete it and add one/)
    const { locked } = column('kind')
    expect(typeof locked === 'function' && locked(transfer())).toMatch(/two sides/)
  })

  test('goes with its event', () => {
    const rows = movesOf(['livestock_sale_events', {}])
    expect(changeOf({ removed: [1] }, rows).steps).toMatchObject([
      { do: 'destroy', resource: 'livestock_sale_events', id: 101 },
    ])
  })
})

test('who sees no money has no column of it', () => {
  const plain = ledgerColumns({
    choices: stockChoices(lookups, []),
    agents: [],
    invoices: [],
    seesMoney: false,
    period: undefined,
  })
  expect(plain.some(({ kind }) => kind.is === 'money')).toBe(false)
  expect(columns.filter(({ kind }) => kind.is === 'money')).toHaveLength(4)
})

test('head of several kinds are no sum', () => {
  const total = column('line.number').total
  if (typeof total !== 'function') throw new Error('It is worked out.')
  const sold = movesOf(
    ['livestock_sale_events', { number: 5 }],
    ['livestock_sale_events', { number: 7 }],
  )
  expect(total(sold)).toBe(12)
  expect(total([...sold, ...movesOf(['livestock_death_events', { number: 1 }])])).toBeNull()
})
