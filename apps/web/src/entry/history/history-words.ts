// A line of a row's history in words: who did what, and which figures became which.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { asRow } from '../rows/row-name.ts'
import type { Row } from '../rows/row-name.ts'
import { isSame } from '../rows/same-entry.ts'
import { targetName, valueText } from '../rows/value-text.ts'
import type { TextAround } from '../rows/value-text.ts'

interface FigureChange {
  readonly name: string
  readonly label: string
  readonly field: Field | undefined
  readonly before: unknown
  readonly after: unknown
}

/** "Ann Clarke, acting as Bob Field" */
export function whoText(line: Row): string {
  const who =
    said(line['user_name']) ?? (line['user_id'] ? `Person ${String(line['user_id'])}` : '')
  if (who === '') return said(line['request']) === 'command line' ? 'The command line' : 'Furrow'
  const as = said(line['acting_as_name'])
  return as === undefined ? who : `${who}, acting as ${as}`
}

/** "changed", "deleted": what was done. */
export function deedText(line: Row): string {
  const verb = String(line['verb'])
  return deeds[verb] ?? verb
}

/** Field by field, in the order in which they are declared; without the moments that every write sets. */
export function figureChanges(line: Row, { fields }: Entity): readonly FigureChange[] {
  const before = asRow(line['before']) ?? {}
  const after = asRow(line['after']) ?? {}
  const names = new Set([...Object.keys(fields), ...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap(name => {
    const field = fields[name]
    const isTold = name in before || name in after
    const isClosing = closing.has(name) || isSame(before[name], after[name])
    if (!isTold || isClosing || field?.secret) return []
    const label = field?.label ?? name
    return [{ name, label, field, before: before[name] ?? null, after: after[name] ?? null }]
  })
}

/** Rows that the figures point at, by kind of record, so that they can be called by name. */
export function rowsTold(
  lines: readonly Row[],
  { entity, now }: { readonly entity: Entity; readonly now: Row },
): ReadonlyMap<string, readonly number[]> {
  const told = lines.flatMap(line => {
    const was = { ...now, ...asRow(line['before']) }
    const is = { ...now, ...asRow(line['after']) }
    return figureChanges(line, entity).flatMap(({ field, before, after }) => [
      ...pointed(field, before, { entity, row: was }),
      ...pointed(field, after, { entity, row: is }),
    ])
  })
  const byTarget = Map.groupBy(told, ([target]) => target)
  return new Map(
    [...byTarget].map(([target, pairs]) => [target, [...new Set(pairs.map(([, id]) => id))]]),
  )
}

/** `names`: of rows, by `kind number`. */
export function figureText(
  value: unknown,
  { field, row, entity, catalogue, timeZone, names }: Telling,
): string {
  if (value === null || value === undefined) return 'empty'
  if (!field) return typeof value === 'object' ? JSON.stringify(value) : String(value)
  const target = targetName(field, entity.fields, row)
  if (target !== undefined && typeof value === 'number') {
    const label = catalogue.get(target)?.label ?? target
    return names.get(rowKey(target, value)) ?? `${label} ${value}`
  }
  return valueText(value, field, { catalogue, timeZone }) || 'empty'
}

interface Telling extends TextAround {
  readonly field: Field | undefined
  /** The figures around it, for the kind that a key of a pair points at. */
  readonly row: Row
  readonly entity: Entity
  readonly names: ReadonlyMap<string, string>
}

export function rowKey(target: string, id: number): string {
  return `${target} ${id}`
}

const deeds: Readonly<Record<string, string>> = {
  store: 'added it',
  update: 'changed it',
  destroy: 'deleted it',
  restore: 'restored it',
  attach: 'linked it',
  detach: 'removed the link',
  erase: 'removed it for good',
}

const closing: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at', 'deleted_at'])

function said(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

interface Around {
  readonly entity: Entity
  readonly row: Row
}

function pointed(
  field: Field | undefined,
  value: unknown,
  { entity, row }: Around,
): readonly (readonly [string, number])[] {
  const target = field && targetName(field, entity.fields, row)
  return target !== undefined && typeof value === 'number' ? [[target, value]] : []
}
