// The crop of a paddock is what was sown for its present life (L9): the crop of that variety. A crop
// without a variety stays what a person said it is.

import { livesOf } from '@furrow/farming/crops/crop-lifecycle'
import { sql } from 'kysely'
import { natureOf } from './crop-type-facts.ts'
import type { Asked } from '../saving/save-rule.ts'
import { storedCropEvents } from './stored-crop-events.ts'

/** By crop on a paddock: the crop that it is now, where that is not what it says. */
export async function cropsSown(
  farms: readonly number[],
  collections: readonly number[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, number>> {
  const sown = new Map<number, number>()
  if (collections.length === 0) return sown
  for (const [id, events] of await storedCropEvents(tx, farms, collections)) {
    const present = livesOf(events, natureOf(null)).at(-1)
    const crop = present?.events.find(event => event.crop !== null)?.crop
    if (crop) sown.set(id, crop)
  }
  const pairs = [...sown].map(([id, crop]) => ({ id, crop }))
  const { rows } = await sql<{ id: number; crop: number }>`
    select c.id, given.crop
    from json_to_recordset(${JSON.stringify(pairs)}::json) as given (id bigint, crop bigint)
    join crop_collections c on c.id = given.id and c.farm_id = any(${farms})
    where c.deleted_at is null and c.current_crop_id is distinct from given.crop`.execute(tx)
  return new Map(rows.map(({ id, crop }) => [id, crop]))
}
