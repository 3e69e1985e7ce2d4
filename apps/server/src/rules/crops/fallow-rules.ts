// The fallow before a crop: the kind that is chosen goes with the days since the last crop ended
// (W-CROP-6), and a double crop follows on its heels (E-CROP-6). An empty kind is filled in.

import { dayInWords, daysBetween } from '@furrow/farming/dates/dates'
import {
  disagreesWithDays,
  fallowBetween,
  longestDoubleCropGap,
} from '@furrow/farming/crops/fallow'
import { sql } from 'kysely'
import { dayFields } from '../saving/crop-event-tables.ts'
import { cropHistories } from './crop-history.ts'
import type { CropHistory } from './crop-history.ts'
import { warningsOf } from '../saving/findings.ts'
import type { CodedFinding } from '../saving/findings.ts'
import { comesOrGoes, farmsOf, numberIn, touches } from '../saving/read-row.ts'
import type { Asked, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const fallowRules: SaveRule = {
  of: ['crop_collections', 'sowing_collection_events'],
  async warn(rows, asked) {
    const histories = await historiesOf(rows, asked)
    return warningsOf(asked.entity, rows, row => {
      const history = touches(row, about(asked)) && histories.get(collectionOf(row, asked))
      return history ? [...oddDoubleCrop(history, asked), ...oddFallow(history, asked)] : []
    })
  },
  async follow(rows, asked) {
    const sown = rows.filter(row => !comesOrGoes(row) && !('fallow_type_id' in row.sent))
    const open = [...(await historiesOf(sown, asked)).values()].filter(
      ({ hasFallow }) => !hasFallow,
    )
    const suggested = open.flatMap(({ id, freed, sown }) => {
      const kind = freed && sown ? fallowBetween(freed, sown) : undefined
      return kind ? [{ id, kind }] : []
    })
    if (suggested.length === 0) return
    const kinds = await fallowTypes(asked)
    const filledIn = suggested.map(({ id, kind }) => ({
      id,
      fallow_type_id: kinds.get(kind) ?? null,
      ...(kind === 'double-crop' && { double_crop: true }),
    }))
    await asked.save('crop_collections', filledIn)
  },
}

const sowings = 'sowing_collection_events'

function about({ entity }: Asked): readonly string[] {
  return entity === sowings
    ? [...dayFields(sowings), 'crop_collection_id']
    : ['fallow_type_id', 'double_crop', 'primary_prior_collection_id']
}

function collectionOf({ id, after }: SavedRow, { entity }: Asked): number {
  return entity === sowings ? (numberIn(after, 'crop_collection_id') ?? 0) : id
}

async function historiesOf(
  rows: readonly SavedRow[],
  asked: Asked,
): Promise<ReadonlyMap<number, CropHistory>> {
  // A new crop that says nothing of a crop before it has no history yet.
  const isFirst = ({ before, after }: SavedRow) =>
    asked.entity !== sowings &&
    before === undefined &&
    !numberIn(after, 'primary_prior_collection_id')
  const changed = rows.filter(row => touches(row, about(asked)) && !isFirst(row))
  const collections = [...new Set(changed.map(row => collectionOf(row, asked)))]
  return cropHistories(asked.tx, farmsOf(changed), collections)
}

/** E-CROP-6 */
function oddDoubleCrop(
  { doubleCrop, freed, sown }: CropHistory,
  { entity }: Asked,
): CodedFinding[] {
  if (!doubleCrop || !freed || !sown) return []
  const days = daysBetween(freed, sown)
  if (days <= longestDoubleCropGap) return []
  const field = entity === sowings ? 'sowing_date' : 'double_crop'
  const gap = `${days} days earlier, on ${dayInWords(freed)}`
  const message = `The crop before ended ${gap}: is this a double crop?`
  return [{ field, code: 'E-CROP-6', message }]
}

/** W-CROP-6 */
function oddFallow(history: CropHistory, { entity }: Asked): CodedFinding[] {
  const { fallow, fallowName, freed, sown, paddock } = history
  const byDays = freed && sown ? fallowBetween(freed, sown) : undefined
  if (!byDays || !fallow || !freed || !sown || !disagreesWithDays(fallow, byDays)) return []
  const field = entity === sowings ? 'sowing_date' : 'fallow_type_id'
  const days = `${daysBetween(freed, sown)} days`
  const message = `${paddock} lay ${days} since its last crop: that is no ${fallowName}.`
  return [{ field, code: 'W-CROP-6', message }]
}

async function fallowTypes({ tx }: Asked): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from crop_collection_fallow_types
    where slug is not null and deleted_at is null`.execute(tx)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
