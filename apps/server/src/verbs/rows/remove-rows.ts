// Rows that go, for now or for good, and rows that come back, each with what goes along.

import { randomUUID } from 'node:crypto'
import { Refusal } from '@furrow/wire/refusal'
import { refusalFor } from '../../db/refuse-violation.ts'
import { runQuery } from '../../db/run-query.ts'
import { renderRemoval } from '../../query/render-removal.ts'
import { keepsDeleted } from '../../query/source.ts'
import type { SavedRow, Warning } from '../../rules/saving/save-rule.ts'
import { followRules, refuseRemoval, warningsOf } from './apply-rules.ts'
import type { Place, WritingContext } from '../call/request-context.ts'
import { holdRows, savedRow } from './hold-rows.ts'
import type { HeldRows } from './hold-rows.ts'
import { refuseTakenAlong } from './refuse-taken-along.ts'
import { refuseStillNamed } from './still-named.ts'

interface Going {
  readonly ids: readonly number[] | undefined
  readonly force: boolean
  /** In a batch, what went already is passed over. */
  readonly batch: boolean
}

/** Holds what is to go. What goes for good must be read before `removeRows` takes it. */
export async function holdForRemoval(
  context: WritingContext,
  place: Place,
  going: Going,
): Promise<HeldRows> {
  if (going.force && keepsDeleted(place.entity) && !context.reach.erases) {
    throw new Refusal('forbidden', 'Only an administrator can delete records permanently.')
  }
  const deleted = going.force || going.batch ? 'with' : 'without'
  return holdRows(context, place, { ids: going.ids, doing: 'remove', deleted, whole: true })
}

export async function removeRows(
  context: WritingContext,
  place: Place,
  { held, force }: { readonly held: HeldRows; readonly force: boolean },
): Promise<void> {
  const forGood = force || !keepsDeleted(place.entity)
  const going = forGood ? 'erase' : 'destroy'
  const rows = [...held.values()].filter(({ row }) => forGood || !row?.['deleted_at'])
  await move(context, place, { ids: rows.map(({ id }) => id), going, held })
}

export async function restoreRows(
  context: WritingContext,
  place: Place,
  held: HeldRows,
): Promise<readonly Warning[]> {
  const rows = [...held.values()].filter(({ row }) => row?.['deleted_at'])
  const back = await move(context, place, {
    ids: rows.map(({ id }) => id),
    going: 'restore',
    held,
  })
  return warningsOf(context, place.entity, back)
}

interface Move {
  readonly ids: readonly number[]
  readonly going: 'destroy' | 'erase' | 'restore'
  readonly held: HeldRows
}

async function move(
  context: WritingContext,
  { entity }: Place,
  { ids, going, held }: Move,
): Promise<readonly SavedRow[]> {
  if (ids.length === 0) return []
  const removal = { entity, ids, going, deletion: randomUUID() }
  const rows = ids.map(id => savedRow(held, id))
  if (going !== 'restore') {
    await refuseRemoval(context, entity, { rows, forGood: going === 'erase' })
  }
  const statement = renderRemoval(removal, context.engine.catalogue, context.author)
  const taken = await runQuery(context.tx, statement).catch((error: unknown) => {
    throw refusalFor(error, { entity, doing: going === 'restore' ? 'save' : 'remove', rows })
  })
  if (going === 'erase') await refuseStillNamed(context, taken)
  else await refuseTakenAlong(context, entity, { taken, going })
  await followRules(context, entity, rows)
  return rows
}
