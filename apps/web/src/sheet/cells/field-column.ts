// A column that is a field of a record: what it is called, how it is typed and shown, what it takes and
// what is said of it stands in the declaration. A screen says only what is its own: where the column
// stands, how wide it is, what it adds up to, what else is checked.

import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { beyondBounds } from '@furrow/wire/bound-words'
import type { Values } from '../../data/outbox/change.ts'
import type { CellKind, CellOption, CellValue } from './cell-kind.ts'
import type { SheetColumn } from './sheet-column.ts'

/** `help` is said behind what is declared, `check` asked of what is within the declared bounds. */
export interface FieldWish<Row> extends Partial<Omit<SheetColumn<Row>, 'unit'>> {
  /** Of a key or a list: what is chosen from. */
  readonly options?: readonly CellOption[]
}

interface BehindRow<Row> {
  /** Nothing where there is none behind the row, yet or any more. */
  readonly of: (row: Row) => (object & { readonly id: number }) | undefined
  /** The part of the sheet that it is written to; called like the kind of record unless said. */
  readonly part?: string
  /** Before the names of the columns. */
  readonly prefix?: string
}

export type FieldColumn<E extends Entity, Row> = (
  name: keyof E['fields'] & string,
  wish?: FieldWish<Row>,
) => SheetColumn<Row>

/** Makes columns of the fields of a record behind the row. */
export function fieldColumns<E extends Entity, Row>(
  entity: E,
  { of, part = entity.name, prefix = '' }: BehindRow<Row>,
): FieldColumn<E, Row> {
  return (name, wish = {}) => {
    const field = declaredField(entity, name)
    const { options, help, check, ...own } = wish
    const { required = isAsked(field), ...looks } = own
    const label = labelOf(name, field)
    const unit = unitOf(field)
    const said = [field.help, help].filter(Boolean).join(' ')
    return {
      id: `${prefix}${name}`,
      heading: field.heading ?? label,
      kind: kindOf(field, options),
      ...(unit !== undefined && { unit }),
      ...(said !== '' && { help: said }),
      ...(required && { required }),
      check: (value, row, cells) => beyondBounds(value, field, label) ?? check?.(value, row, cells),
      value: row => valueIn(of(row), name),
      place: row => {
        const record = of(row)
        return record && { resource: entity.name, id: record.id, field: name }
      },
      writes: value => ({ [part]: { [name]: value ?? presetOf(field) } }),
      ...looks,
    }
  }
}

function declaredField(entity: Entity, name: string): Field {
  const field = entity.fields[name]
  if (!field) throw new Error(`${entity.name} has no field “${name}”.`)
  return field
}

/** A new row waits for it. */
function isAsked({ required, default: preset }: Field): boolean {
  return required && preset === undefined
}

/** What cannot be empty is what it is without anybody saying so. */
function presetOf({ required, default: preset }: Field): CellValue {
  return required ? (preset ?? null) : null
}

/** Of money and shares the cell itself says in what they are. */
function unitOf({ kind, unit }: Field): string | undefined {
  return kind === 'fraction' || unit === '$' ? undefined : unit
}

function kindOf(field: Field, options: readonly CellOption[] = []): CellKind {
  switch (field.kind) {
    case 'number':
      return { is: 'number', decimals: field.scale ?? 0 }
    case 'count':
      return { is: 'number', decimals: 0 }
    case 'money':
      return { is: 'money' }
    case 'fraction':
      return { is: 'percent' }
    case 'date':
      return { is: 'day' }
    case 'flag':
      return { is: 'flag' }
    case 'choice':
      return { is: 'choice', options: (field.choices ?? []).map(optionOf) }
    case 'key':
      return { is: 'choice', options }
    case 'list':
      return { is: 'choice', options, several: true }
    default:
      return { is: 'text', ...(field.keys && { keys: field.keys }) }
  }
}

/** A word that stands for itself. */
export function optionOf(word: string): CellOption {
  return { value: word, label: word }
}

function valueIn(record: object | undefined, name: string): CellValue {
  return ((record as Values | undefined)?.[name] ?? null) as CellValue
}
