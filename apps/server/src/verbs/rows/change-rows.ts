// Rows that change, however many and however different.

import type { Entity } from '@furrow/catalogue/entity'
import { carriesFarm } from '@furrow/catalogue/entity'
import { invalid, Refusal } from '@furrow/wire/refusal'
import { runQuery } from '../../db/run-query.ts'
import { renderMoved } from '../../query/render-moved.ts'
import type { Row, RowToSave, SavedRow } from '../../rules/saving/save-rule.ts'
import { applyRules, followRules, rulesOf, warningsOf } from './apply-rules.ts'
import type { Place, WritingContext } from '../call/request-context.ts'
import { holdRows, noSuchRow } from './hold-rows.ts'
import type { HeldRows } from './hold-rows.ts'
import { lookUpKeys } from './look-up-keys.ts'
import { readRows } from './read-back.ts'
import { refuseMovedAway } from './refuse-moved-away.ts'
import { refuseDenied } from './store-rows.ts'
import type { Outcome } from './store-rows.ts'
import { writeChanges } from './write-changes.ts'

export interface Change {
  readonly at: string
  /** The only row below the parent where nothing is said. */
  readonly id: number | undefined
  readonly values: Row
  /** Its `updated_at` when it was last seen. */
  readonly seen?: string | undefined
}

export interface Changed extends Outcome {
  readonly held: HeldRows
}

export async function changeRows(
  context: WritingContext,
  place: Place,
  changes: readonly Change[],
): Promise<Changed> {
  const { entity } = place
  const held = await holdRows(context, place, {
    ids: changes.every(({ id }) => id !== undefined) ? changes.map(({ id }) => id ?? 0) : undefined,
    doing: 'change',
    whole: needsWhole(context, entity, changes),
  })
  refuseMissing(place, changes, held)
  const rows = changes.map(change => rowFor(entity, change, held))
  await refuseMoved(context, place, rows)
  refuseOtherFarm(entity, rows)
  const warnings = await save(context, entity, rows.filter(hasValues))
  return { ids: rows.map(({ id }) => id), warnings, held }
}

function hasValues({ sent }: RowToSave): boolean {
  return Object.keys(sent).length > 0
}

async function save(context: WritingContext, entity: Entity, rows: readonly HeldChange[]) {
  if (rows.length === 0) return []
  const known = await lookUpKeys(context, entity, rows)
  const complete = await applyRules(context, entity, known)
  const saved = complete.map((row, place) => ({ ...row, id: rows[place]?.id ?? 0 }))
  await writeChanges(context, entity, saved)
  await refuseMovedAway(context, entity, saved)
  await followRules(context, entity, saved)
  return warningsOf(context, entity, saved)
}

function needsWhole(context: WritingContext, entity: Entity, changes: readonly Change[]): boolean {
  const names = new Set(changes.flatMap(({ values }) => Object.keys(values)))
  const kinds = [...names].map(name => entity.fields[name]?.kind ?? '')
  return (
    rulesOf(context, entity).length > 0 ||
    kinds.some(kind => ['key', 'typed key', 'type'].includes(kind))
  )
}

/** One row that is not there is "not found"; in a batch it is named, for a dropped edit is lost work. */
function refuseMissing(place: Place, changes: readonly Change[], held: HeldRows): void {
  if (changes.every(({ id }) => (id === undefined ? held.size > 0 : held.has(id)))) return
  const isBatch = changes.some(({ at }) => at !== '')
  if (!isBatch) throw noSuchRow(place)
  const missing = changes.filter(({ id }) => id === undefined || !held.has(id))
  const sentence = noSuchRow(place).message
  throw invalid(Object.fromEntries(missing.map(({ at }) => [at.replace(/\.$/, ''), [sentence]])))
}

interface HeldChange extends SavedRow {
  readonly seen: string | undefined
}

function rowFor(entity: Entity, { at, id, values, seen }: Change, held: HeldRows): HeldChange {
  const row = id === undefined ? held.values().next().value : held.get(id)
  if (!row) throw new Error('A row was held and is gone.')
  const before = row.row ?? undefined
  refuseDenied(entity, row.denied, values)
  const sent = Object.fromEntries(
    Object.entries(values).filter(([name]) => !row.denied.includes(name)),
  )
  return { at, id: row.id, before, sent, after: { ...before, ...sent }, seen }
}

/** The farm of a row never changes; said again, it is ignored as unchanged. */
function refuseOtherFarm(entity: Entity, rows: readonly RowToSave[]): void {
  if (!carriesFarm(entity)) return
  const moved = rows.filter(
    ({ sent, before }) => 'farm_id' in sent && sent['farm_id'] !== before?.['farm_id'],
  )
  if (moved.length === 0) return
  throw invalid(
    Object.fromEntries(
      moved.map(({ at }) => [`${at}farm_id`, ['A record can’t be moved to another farm.']]),
    ),
  )
}

async function refuseMoved(
  context: WritingContext,
  place: Place,
  rows: readonly HeldChange[],
): Promise<void> {
  const seen = rows.flatMap(({ id, seen, sent }) =>
    seen === undefined ? [] : [{ id, seen, fields: Object.keys(sent) }],
  )
  if (seen.length === 0) return
  const moved = await runQuery(context.tx, renderMoved(place.entity.name, seen, context.author))
  if (moved.length === 0) return
  const current = await readRows(context, place, { ids: moved.map(({ id }) => id) })
  const data = current.map(({ row }) => JSON.parse(row) as unknown)
  const isBatch = rows.some(({ at }) => at !== '')
  const sentence =
    'Someone else changed this in the meantime. Check what it says now, then save again.'
  throw new Refusal('conflict', sentence, { data: isBatch ? data : data[0] })
}
