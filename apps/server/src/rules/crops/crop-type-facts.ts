// What is known of a crop from the list of crops: how it is taken, when it is sown, what it gives.

import type { CropNature } from '@furrow/farming/crops/crop-event'
import type { YieldOptions } from '@furrow/farming/crops/yield-band'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'

/** Lists are told apart by their lasting names (slugs): a row that an admin added has none. */
export interface CropTypeFacts {
  readonly id: number
  readonly name: string
  readonly slug: string | null
  readonly perennial: boolean
  readonly harvest: string | null
  readonly season: string | null
  readonly seasonName: string
  readonly sowFrom: number | null
  readonly sowTo: number | null
  readonly options: YieldOptions
}

export function natureOf(crop: CropTypeFacts | null): CropNature {
  return { perennial: crop?.perennial ?? false, cane: crop?.harvest === 'cane' }
}

/** A crop as JSON, by an expression for its number. */
export function cropAsJson(id: RawBuilder<unknown>): RawBuilder<CropTypeFacts | null> {
  return sql`(select to_json(crop) from (
    select t.id, t.name, t.slug, l.slug is not distinct from 'perennial' as perennial,
      h.slug as harvest, s.slug as season, s.name as "seasonName",
      s.sow_from_month as "sowFrom", s.sow_to_month as "sowTo", coalesce(t.options, '{}') as options
    from crop_types t
    join harvest_types h on h.id = t.harvest_type_id
    join seasons s on s.id = t.season_id
    join lifecycle_types l on l.id = t.lifecycle_type_id
    where t.id = ${id}) crop)`
}

/** By variety: the crop that it is one of. */
export async function cropsOfVarieties(
  tx: Transaction,
  varieties: readonly number[],
): Promise<ReadonlyMap<number, CropTypeFacts>> {
  if (varieties.length === 0) return new Map()
  const { rows } = await sql<{ id: number; crop: CropTypeFacts }>`
    select v.id, ${cropAsJson(sql`v.crop_type_id`)} as crop
    from varieties v where v.id = any(${varieties})`.execute(tx)
  return new Map(rows.map(({ id, crop }) => [id, crop]))
}
