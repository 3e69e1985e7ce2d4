import { describe, expect, test } from 'vitest'
import type { EntityName } from '@furrow/catalogue/furrow'
import { sheetChange } from './sheet-change.ts'
import type { SheetParts } from './sheet-change.ts'
import type { SheetColumn, SheetWrite } from '../cells/sheet-column.ts'
import { filledIn, goneStep, rowPart } from './sheet-parts.ts'

interface Contact {
  readonly id: number
  readonly name: string | null
  readonly phone: string | null
  readonly notes: readonly number[]
  readonly updated_at: string
}

const rows: readonly Contact[] = [
  { id: 7, name: 'Ana', phone: '07 5550 1000', notes: [71, 72], updated_at: 'first' },
  { id: 8, name: 'Ben', phone: null, notes: [], updated_at: 'second' },
]

const text = (id: string, writes: SheetColumn<Contact>['writes']): SheetColumn<Contact> => ({
  id,
  heading: id,
  kind: { is: 'text' },
  value: () => null,
  ...(writes && { writes }),
})

const columns = [
  text('name', name => ({ contact: { name } })),
  text('phone', phone => ({ contact: { phone } })),
  text('call', (value, { cells }) => ({
    contact: { phone: value },
    note: { said: `Called ${String(cells.get('name') ?? 'somebody')}` },
  })),
  text('note', said => ({ note: { said } })),
  text('worked out', undefined),
]

function partsOf(newId: () => number): SheetParts<Contact> {
  const notes: EntityName = 'phone_numbers'
  return {
    contact: rowPart({ resource: 'farm_contacts', of: row => row, given: { farm_id: 3 } }),
    note: {
      resources: [notes],
      steps: (values, { id }) =>
        'said' in filledIn(values)
          ? [{ do: 'store', resource: notes, id: newId(), values: { ...values, of: id } }]
          : [],
      gone: row => row.notes.map(id => goneStep(notes, id)),
    },
  }
}

function changeOf(write: Partial<SheetWrite>) {
  let last = -99
  const newId = () => (last -= 1)
  const sheet = { farmId: 3, rows, columns, parts: partsOf(newId), newId }
  return sheetChange({ label: 'Paste', edits: [], added: [], removed: [], ...write }, sheet)
}

const own = { do: 'update', resource: 'farm_contacts' } as const

describe('cells of rows that stand', () => {
  test('are one step for each row, with what stood there before', () => {
    const edits = [
      { row: 8, column: 'phone', value: '07 5550 2000' },
      { row: 7, column: 'name', value: 'Anna' },
      { row: 8, column: 'name', value: null },
    ]
    expect(changeOf({ edits })).toEqual({
      label: 'Paste',
      farmId: 3,
      steps: [
        {
          ...own,
          id: 8,
          ofRow: 8,
          seen: 'second',
          values: { phone: '07 5550 2000', name: null },
          before: { phone: null, name: 'Ben' },
        },
        {
          ...own,
          id: 7,
          ofRow: 7,
          seen: 'first',
          values: { name: 'Anna' },
          before: { name: 'Ana' },
        },
      ],
    })
  })

  test('lose the blanks around them, and come to nothing where they say what is there', () => {
    const edits = [
      { row: 7, column: 'name', value: ' Ana ' },
      { row: 8, column: 'phone', value: '   ' },
    ]
    expect(changeOf({ edits }).steps).toEqual([])
  })

  test('are written to each part that their column names, the column further behind holding', () => {
    const edits = [
      { row: 8, column: 'note', value: 'Mind the dog' },
      { row: 8, column: 'call', value: '07 5550 3000' },
      { row: 8, column: 'phone', value: '07 5550 2000' },
      { row: 8, column: 'name', value: 'Benno' },
    ]
    expect(changeOf({ edits }).steps).toMatchObject([
      { ...own, values: { name: 'Benno', phone: '07 5550 3000' } },
      { do: 'store', resource: 'phone_numbers', values: { said: 'Mind the dog', of: 8 } },
    ])
    expect(changeOf({ edits: edits.slice(1) }).steps[1]).toMatchObject({
      values: { said: 'Called Benno' },
    })
  })

  test('of rows that are gone by now are passed over', () => {
    expect(changeOf({ edits: [{ row: 99, column: 'name', value: 'Di' }] }).steps).toEqual([])
  })

  test('of a column that there is not are a mistake', () => {
    const edits = [{ row: 7, column: 'nmae', value: 'Anna' }]
    expect(() => changeOf({ edits })).toThrow('The sheet has no column “nmae”.')
  })
})

test('new rows have what the sheet gives them and what was filled in, before what hangs on them', () => {
  const added = [{ name: 'Cy', phone: null, note: 'Late' }, { name: ' Di ' }]
  const made = { do: 'store', resource: 'farm_contacts' }
  const ofCy = { do: 'store', resource: 'phone_numbers', ofRow: -100 }
  expect(changeOf({ added }).steps).toEqual([
    { ...made, id: -100, ofRow: -100, values: { farm_id: 3, name: 'Cy' } },
    { ...made, id: -102, ofRow: -102, values: { farm_id: 3, name: 'Di' } },
    { ...ofCy, id: -101, values: { said: 'Late', of: -100 } },
  ])
})

test('what goes makes room for what comes, what hangs on a row first', () => {
  const edits = [{ row: 8, column: 'name', value: 'Ana' }]
  const { steps } = changeOf({ edits, added: [{ name: 'Ben' }], removed: [7] })
  expect(steps.map(({ do: deed, resource, id }) => `${deed} ${resource} ${id}`)).toEqual([
    'destroy phone_numbers 71',
    'destroy phone_numbers 72',
    'destroy farm_contacts 7',
    'update farm_contacts 8',
    'store farm_contacts -100',
  ])
})
