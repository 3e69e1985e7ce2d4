// The rows that a call is going to write, held until it is done. What is not there, or not for this
// person, is refused before anything happens.

import { notFound } from '@furrow/wire/refusal'
import type { Refusal } from '@furrow/wire/refusal'
import type { DeletedRows } from '@furrow/wire/wish'
import { runQuery } from '../../db/run-query.ts'
import type { WriteKind } from '../../query/reach.ts'
import { renderHoldParts, renderLock } from '../../query/render-lock.ts'
import type { HeldRow } from '../../query/render-lock.ts'
import { sourceOf } from '../../query/source.ts'
import type { Place, WritingContext } from '../call/request-context.ts'
import type { SavedRow } from '../../rules/saving/save-rule.ts'
import { holdPeriods } from './hold-periods.ts'
import { refuseWriting } from './refuse-writing.ts'

interface Holding {
  /** All that there are below the parent where nothing is said. */
  readonly ids: readonly number[] | undefined
  readonly doing: WriteKind
  readonly deleted?: DeletedRows
  /** Whether the rows themselves are wanted. */
  readonly whole?: boolean
}

export type HeldRows = ReadonlyMap<number, HeldRow>

export async function holdRows(
  context: WritingContext,
  place: Place,
  holding: Holding,
): Promise<HeldRows> {
  const { ids, doing, deleted = 'without', whole = false } = holding
  const { tx, reach } = context
  const source = sourceOf(place.entity, reach, deleted)
  await holdPeriods(context, { source, below: place.below, ids })
  const parts = ids && renderHoldParts(place.entity, ids)
  if (parts) await parts.execute(tx)
  const rows = await runQuery(
    tx,
    renderLock({ source, below: place.below, ids, doing, whole }, reach),
  )
  const kept = rows.find(({ allowed }) => !allowed)
  if (kept) {
    const row = { entity: place.entity, id: kept.id }
    await refuseWriting(context, row, sentenceFor(doing, place))
  }
  return new Map(rows.map(row => [row.id, row]))
}

/** A row that is held, as the rules are handed rows. */
export function savedRow(held: HeldRows, id: number): SavedRow {
  const row = held.get(id)?.row ?? {}
  return { at: '', id, before: row, sent: {}, after: row }
}

export function noSuchRow({ entity }: Place): Refusal {
  return notFound(`There is no such ${entity.label.toLowerCase()}.`)
}

function sentenceFor(doing: WriteKind, { entity }: Place): string {
  const word = { add: 'add', change: 'change', remove: 'delete' }[doing]
  return `You can’t ${word} this ${entity.label.toLowerCase()}.`
}
