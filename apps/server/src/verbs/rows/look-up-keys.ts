// The rows that keys point at: each must be there for this person and, where both are some farm's, of
// the same farm. A row takes its farm and period from the row that it belongs to.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { carriesFarm, labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { invalid } from '@furrow/wire/refusal'
import { wordsOf } from '@furrow/catalogue/type-words'
import { runQuery } from '../../db/run-query.ts'
import { renderKeys } from '../../query/render-keys.ts'
import type { NamedRow } from '../../query/render-keys.ts'
import type { Row, RowToSave } from '../../rules/saving/save-rule.ts'
import { inSlices } from '../call/in-slices.ts'
import type { WritingContext } from '../call/request-context.ts'

interface Pointer {
  readonly field: string
  readonly target: Entity
  readonly id: number
}

export async function lookUpKeys(
  context: WritingContext,
  entity: Entity,
  rows: readonly RowToSave[],
): Promise<readonly RowToSave[]> {
  const pointed = await inSlices(rows, row => ({
    row,
    pointers: pointersOf(context, entity, row),
  }))
  const found = await findAll(
    context,
    pointed.flatMap(({ pointers }) => pointers),
  )
  const errors: Record<string, string[]> = {}
  const filled = await inSlices(pointed, ({ row, pointers }) => {
    const named = new Map(pointers.map(one => [one.field, found(one)]))
    const whole = fromParent(entity, asMerged(entity, row, named), named)
    Object.assign(
      errors,
      strays(entity, whole, pointers, found),
      missing(entity, whole),
      halfPairs(entity, whole),
    )
    return whole
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return filled
}

/** Keys that are sent and say something new: one that stands already may go on standing. */
function pointersOf(
  { engine }: WritingContext,
  entity: Entity,
  row: RowToSave,
): readonly Pointer[] {
  return Object.keys(row.sent).flatMap(name => {
    const target = targetOf(entity, name, row)
    const key = target?.key ?? name
    const id = row.after[key]
    const stands =
      row.before?.[key] === id && (key === name || row.before?.[name] === row.after[name])
    if (!target || typeof id !== 'number' || stands) return []
    return [{ field: key, target: entityNamed(engine.catalogue, target.entity), id }]
  })
}

/** The entity that a key, or either half of a pair, leads to. */
function targetOf(entity: Entity, name: string, { after }: RowToSave) {
  const field = entity.fields[name]
  if (field?.kind === 'key' && field.target) return { key: name, entity: field.target }
  const key =
    field?.kind === 'type'
      ? Object.keys(entity.fields).find(other => entity.fields[other]?.by === name)
      : name
  const type = entity.fields[key ?? '']?.by
  if (!key || !type) return undefined
  const word = wordsOf(entity.fields[type]).find(([one]) => one === after[type])
  return word && { key, entity: word[1] }
}

type Find = (pointer: Pointer) => NamedRow | undefined

async function findAll(
  { engine, reach, tx }: WritingContext,
  pointers: readonly Pointer[],
): Promise<Find> {
  const byTarget = Map.groupBy(pointers, ({ target }) => target)
  if (byTarget.size === 0) return () => undefined
  const named = [...byTarget].map(([target, group]) => ({
    entity: target,
    ids: [...new Set(group.map(({ id }) => id))],
  }))
  const rows = await runQuery(
    tx,
    renderKeys(named, reach, engine.keysReachDeleted ? 'with' : 'without'),
  )
  const known = new Map(rows.map(row => [`${row.entity} ${row.id}`, row]))
  return ({ target, id }) => known.get(`${target.name} ${id}`)
}

/** A row that was merged into another counts as that one, also for a device that doesn’t know of it yet. */
function asMerged(
  { fields }: Entity,
  row: RowToSave,
  named: ReadonlyMap<string, NamedRow | undefined>,
): RowToSave {
  const meant = [...named].flatMap(([name, one]) =>
    fields[name]?.kind === 'key' && one && one.merged !== null ? [[name, one.merged] as const] : [],
  )
  return meant.length === 0 ? row : withValues(row, Object.fromEntries(meant))
}

/** A new row of a farm takes the farm and period of the row that it belongs to. */
function fromParent(
  entity: Entity,
  row: RowToSave,
  named: ReadonlyMap<string, NamedRow | undefined>,
): RowToSave {
  const owner = entity.ownedBy
  const parent = owner.kind === 'farm' || owner.kind === 'business' ? owner.parent : undefined
  const above = parent ? named.get(parent) : undefined
  if (!above) return row
  if (owner.kind === 'business') return withValues(row, { [owner.by]: above.business })
  if (row.before) return row
  const lacks = (name: string) => entity.fields[name] && (row.sent[name] ?? null) === null
  return withValues(row, {
    ...(lacks('farm_id') && { farm_id: above.farm }),
    ...(lacks('period_id') && above.period !== null && { period_id: above.period }),
  })
}

export function withValues(row: RowToSave, values: Row): RowToSave {
  return { ...row, sent: { ...row.sent, ...values }, after: { ...row.after, ...values } }
}

function strays(
  entity: Entity,
  { at, after }: RowToSave,
  pointers: readonly Pointer[],
  found: Find,
): Record<string, string[]> {
  const farm = carriesFarm(entity) ? after['farm_id'] : undefined
  const wrong = pointers.flatMap((pointer): [string, string[]][] => {
    const sentence = whyStray(pointer, found(pointer), farm)
    return sentence ? [[at + pointer.field, [sentence]]] : []
  })
  return Object.fromEntries(wrong)
}

function whyStray({ target, id }: Pointer, row: NamedRow | undefined, farm: unknown) {
  const what = target.label.toLowerCase()
  if (!row) return `There is no ${what} with the number ${id}.`
  const isElsewhere = farm !== undefined && row.farm !== null && row.farm !== farm
  return isElsewhere ? `This ${what} is of another farm.` : undefined
}

/** What should have come from the parent and did not. */
function missing(entity: Entity, { at, before, after, sent }: RowToSave): Record<string, string[]> {
  const owner = entity.ownedBy
  if (before || owner.kind !== 'farm' || !owner.parent || sent[owner.parent] === undefined)
    return {}
  const names = ['farm_id', 'period_id'].filter(name => {
    const field = entity.fields[name]
    return field?.required && (after[name] ?? null) === null
  })
  return Object.fromEntries(names.map(name => [at + name, [`${labelIn(entity, name)} is needed.`]]))
}

function labelIn({ fields }: Entity, name: string): string {
  const field = fields[name]
  return field ? labelOf(name, field) : name
}

/** A number says nothing without the kind of record that it is the number of. */
function halfPairs(entity: Entity, { at, sent, after }: RowToSave): Record<string, string[]> {
  const half = Object.keys(sent).flatMap(name => {
    const type = entity.fields[name]?.by
    const isHalf = type !== undefined && sent[name] !== null && (after[type] ?? null) === null
    return isHalf ? [type] : []
  })
  return Object.fromEntries(half.map(type => [at + type, [`${labelIn(entity, type)} is needed.`]]))
}
