// Whatever is done to a crop, its lives, its ending, its status and its crop follow.

import { sql } from 'kysely'
import { cropEventTables, dayFields } from '../saving/crop-event-tables.ts'
import { cropsSown } from './crops-sown.ts'
import { updateCrops } from './update-crops.ts'
import type { SentCrop } from './update-crops.ts'
import { priorCrops } from './prior-crops.ts'
import { comesOrGoes, farmsOf, keysIn, touches } from '../saving/read-row.ts'
import type { Asked, Row, SavedRow, SaveRule } from '../saving/save-rule.ts'

const crops = 'crop_collections'
const sowings = 'sowing_collection_events'

export const cropLifecycleRules: SaveRule = {
  of: [crops, ...Object.keys(cropEventTables)],
  async follow(rows, asked) {
    const changed = rows.filter(row => comesOrGoes(row) || touches(row, about(asked.entity)))
    if (changed.length === 0) return
    const isOfCrops = asked.entity === crops
    const given = isOfCrops ? changed.map(({ id }) => id) : collectionsOf(changed)
    const farms = farmsOf(changed)
    await linkCrops(changed, { farms, given }, asked)
    const gone = isOfCrops ? changed.filter(comesOrGoes).map(({ id }) => id) : []
    const sent = isOfCrops ? sentCrops(changed) : new Map<number, SentCrop>()
    await updateCrops({ farms, given, gone, sent }, asked)
  },
}

/** A paddock takes its crops along, and brings them back. */
export const lifecyclesOfPaddocks: SaveRule = {
  of: ['paddocks'],
  async follow(rows, asked) {
    const moved = rows.filter(comesOrGoes)
    if (moved.length === 0) return
    const farms = farmsOf(moved)
    const { rows: found } = await sql<{ id: number }>`
      select id from crop_collections
      where paddock_id = any(${moved.map(({ id }) => id)}) and farm_id = any(${farms})`.execute(
      asked.tx,
    )
    const given = found.map(({ id }) => id)
    await updateCrops({ farms, given, gone: given, sent: new Map() }, asked)
  },
}

/** What of a row says something about the life of its crop. */
function about(entity: string): readonly string[] {
  const table = cropEventTables[entity]
  if (!table) return ['paddock_id', 'current_crop_id', 'primary_prior_collection_id']
  const more = [table.area, table.how?.key, entity === sowings ? 'variety_id' : undefined]
  return ['crop_collection_id', ...dayFields(entity), ...more.filter(field => field !== undefined)]
}

/** An event may have moved from one crop to another. */
function collectionsOf(rows: readonly SavedRow[]): readonly number[] {
  const ends = rows.flatMap(({ before, after }) => [before, after])
  return keysIn(ends, 'crop_collection_id')
}

/** What a person sent for a crop in this very request stands. */
function sentCrops(rows: readonly SavedRow[]): ReadonlyMap<number, SentCrop> {
  return new Map(rows.map(({ id, sent, before }) => [id, { sent, isNew: before === undefined }]))
}

interface Changed {
  readonly farms: readonly number[]
  readonly given: readonly number[]
}

/** Which crop was sown, and which one stood there before: the lives are told from both. */
async function linkCrops(
  rows: readonly SavedRow[],
  { farms, given }: Changed,
  asked: Asked,
): Promise<void> {
  const links = new Map<number, Row>()
  const isSown = (row: SavedRow) =>
    comesOrGoes(row) || touches(row, ['variety_id', 'crop_collection_id'])
  const sown = asked.entity === sowings ? collectionsOf(rows.filter(isSown)) : []
  for (const [id, crop] of await cropsSown(farms, sown, asked)) {
    links.set(id, { current_crop_id: crop })
  }
  for (const [id, prior] of await priorCrops(farms, unlinked(rows, given, asked), asked)) {
    links.set(id, { ...links.get(id), primary_prior_collection_id: prior })
  }
  if (links.size === 0) return
  const rowsToSave = [...links].map(([id, link]) => ({ ...link, id }))
  await asked.save(crops, rowsToSave)
}

/** A crop is linked to the one before it when it is new, and again when it is sown. */
function unlinked(
  rows: readonly SavedRow[],
  given: readonly number[],
  { entity }: Asked,
): readonly number[] {
  if (entity === sowings) return given
  const isOpen = ({ before, sent }: SavedRow) =>
    before === undefined && !('primary_prior_collection_id' in sent)
  return entity === crops ? rows.filter(isOpen).map(({ id }) => id) : []
}
