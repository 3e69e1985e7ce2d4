// A column of a sheet that shows a declared field has all that is declared of it: what it is called, its
// unit, decimals, bounds, help and words. Which columns those are is said by where they are kept.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Field } from '@furrow/catalogue/fields'
import { furrow } from '@furrow/catalogue/furrow'
import { valueSchema } from '@furrow/wire/value-schema'
import { describe, expect, test } from 'vitest'
import type { SheetColumn } from '../sheet/cells/sheet-column.ts'
import type { SheetToWalk } from '../sheet/sheet-to-walk-for-tests.ts'
import { sheets } from './sheets-for-tests.ts'

/** Kept in a field, and typed as something else: the links behind it, a percentage of it, what a line became. */
const typedOtherwise = new Set([
  'paddocks priors',
  'crops cane.ccs',
  'own expenses project',
  'ledger kind',
  'ledger into.livestock_class_id',
  'ledger into.livestock_enterprise_id',
])
/** Also words that are no colour are refused while it is read. */
const readOtherwise = new Set(['properties color'])
/** By the shorter word of the sheets of stock. */
const calledShort: Readonly<Record<string, string>> = {
  livestock_class_id: 'Class',
  livestock_enterprise_id: 'Enterprise',
}
const calledOtherwise: Readonly<Record<string, string>> = {
  'ledger event.total_value': 'Value',
  'breeding round.livestock_class_id': 'Females',
  'breeding weaning.number': 'Weaned',
  'machinery closing': 'At the end',
  'buildings closing': 'At the end',
  'storages closing': 'At the end',
}
/** Asked for where it does not follow from the class. */
const followsOften = new Set([
  'ledger line.livestock_enterprise_id',
  'breeding round.livestock_enterprise_id',
])

interface Shown {
  readonly at: string
  readonly name: string
  readonly field: Field
  readonly column: SheetColumn<never>
  readonly row: never
  /** It shows another one in another row. */
  readonly hasOtherFields: boolean
  /** An element each. */
  readonly hasOtherColumns: boolean
  readonly isOfRow: boolean
}

const catalogue = furrow()

function shownIn({ name: sheet, of, columns, rows }: SheetToWalk): readonly Shown[] {
  const placed = columns.flatMap(column =>
    rows.flatMap(row => {
      const place = column.place?.(row as never)
      return place ? [{ column, row: row as never, place }] : []
    }),
  )
  return placed.flatMap(({ column, row, place }) => {
    const { resource, field: name } = place
    const field = entityNamed(catalogue, resource).fields[name]
    if (!field) throw new Error(`${resource} has no ${name}.`)
    const at = `${sheet} ${column.id}`
    if (typedOtherwise.has(at)) return []
    const isSame = (other: typeof place) => other.resource === resource && other.field === name
    return [
      {
        at,
        name,
        field,
        column,
        row,
        hasOtherFields: placed.some(one => one.column === column && !isSame(one.place)),
        hasOtherColumns: placed.some(one => one.column !== column && isSame(one.place)),
        isOfRow: resource === of,
      },
    ]
  })
}

const shown = sheets.flatMap(shownIn)
const looked = new Map(shown.map(one => [`${one.at} ${one.name}`, one]))

test('all of them were looked at', () => {
  expect(new Set(shown.map(({ at }) => at)).size).toBe(360)
})

const kinds: Readonly<Partial<Record<Field['kind'], string>>> = {
  count: 'number',
  number: 'number',
  money: 'money',
  fraction: 'percent',
  date: 'day',
  flag: 'flag',
  choice: 'choice',
  key: 'choice',
  list: 'choice',
  text: 'text',
  'long text': 'text',
}

describe.each([...looked])('%s', (_, one) => {
  const { at, name, field, column, row, hasOtherFields, hasOtherColumns, isOfRow } = one

  test('is called and explained as it is declared', () => {
    const short = calledOtherwise[at] ?? calledShort[name]
    const called = hasOtherFields || hasOtherColumns ? column.heading : undefined
    expect(column.heading).toBe(short ?? called ?? field.heading ?? field.label)
    expect(column.help ?? '').toContain(hasOtherFields ? '' : ownHelp(field))
  })

  test('is typed and shown as it is declared', () => {
    const { kind } = column
    expect(column.unit).toBe(
      field.kind === 'fraction' || field.unit === '$' ? undefined : field.unit,
    )
    if (readOtherwise.has(at)) return
    expect(kind.is).toBe(kinds[field.kind])
    if (kind.is === 'number') expect(kind.decimals).toBe(field.scale ?? 0)
    if (kind.is === 'choice' && field.choices)
      expect(kind.options.map(({ value }) => value)).toEqual(field.choices)
    if (kind.is === 'choice') expect(kind.several ?? false).toBe(field.kind === 'list')
  })

  test('takes what the server takes, and refuses the rest in its words', () => {
    const schema = valueSchema(field, field.label ?? '')
    for (const value of beyond(field)) {
      const said = schema.safeParse(value).error?.issues[0]?.message
      expect(said).toContain(field.label)
      expect(column.check?.(value, row)).toBe(said)
    }
    expect(column.required ?? false).toBe(
      (isOfRow && isAsked(field) && !followsOften.has(at)) || at === 'crops crop.current_crop_id',
    )
  })

  test('is written to its field', () => {
    const written = column.writes?.(null, { row, cells: new Map([['crop.paddock_id', null]]) })
    const fields = Object.values(written ?? {})
      .flatMap(values => Object.keys(values))
      .map(field => field.replace(/^.*\./, ''))
    expect(fields).toContainEqual(name === 'unit_ha' ? expect.stringMatching(/^[12]$/) : name)
  })
})

/** Of a key without a help of its own, the catalogue tells what it points at. */
function ownHelp({ help = '', target = '' }: Field): string {
  return help === catalogue.get(target)?.help ? '' : help
}

function isAsked({ required, default: preset }: Field): boolean {
  return required && preset === undefined
}

/** A value below and one above what is declared. */
function beyond({ kind, min, max, scale }: Field): readonly (string | number)[] {
  if (kind === 'text' || kind === 'long text') return ['x'.repeat((max ?? 255) + 1)]
  if (!['number', 'count', 'money', 'fraction'].includes(kind)) return []
  const bounds = [min === undefined ? [] : [min - 1], max === undefined ? [] : [max + 1]].flat()
  return kind === 'count' || scale === 0 ? [...bounds, 0.5] : bounds
}

test('whatever can be typed is written somewhere', () => {
  const typed = sheets.flatMap(({ name, columns }) =>
    columns
      .filter(({ locked }) => locked !== true)
      .map(({ id, writes }) => ({ at: `${name} ${id}`, isWritten: writes !== undefined })),
  )
  expect(typed.filter(({ isWritten }) => !isWritten)).toEqual([])
  expect(typed).toHaveLength(382)
})
