// What of crops only the mill or the gin tells: cane that was cut green or burnt, and seed cotton that was ginned.

import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { areOfPeriod, cropsOnPaddocks, farmRows } from '../farm-rows.ts'
import type { FarmAsked } from '../farm-rows.ts'

interface CaneCut {
  /** `Green`, `Burnt`; nothing where nobody said. */
  readonly burn: string | null
  readonly quantity: number | null
  readonly area: number | null
  readonly sugar: number | null
}

export function caneCut(db: Database, asked: FarmAsked): Promise<readonly CaneCut[]> {
  return runQuery(
    db,
    sql<CaneCut>`
      select b.status as burn, e.biomass_tonnes as quantity, e.area, e.ccs_tonnes as sugar
      from ${cropsOnPaddocks(asked)}
      join cane_collection_events e on e.crop_collection_id = c.id
        and ${farmRows(asked, 'cane_collection_events', 'e')}
      left join cane_collection_burn_status b on b.id = e.burn_status_id
      where ${areOfPeriod(asked)} order by b.status, e.id`,
  )
}

interface CottonGinned {
  /** Of the crop on its paddock. */
  readonly id: number
  readonly bales: number | null
  /** Tonnes. */
  readonly seed_cotton: number | null
}

export function cottonGinned(db: Database, asked: FarmAsked): Promise<readonly CottonGinned[]> {
  return runQuery(
    db,
    sql<CottonGinned>`
      select c.id, e.lint_bales as bales, e.seed_cotton_tonnes as seed_cotton
      from ${cropsOnPaddocks(asked)}
      join lint_collection_events e on e.crop_collection_id = c.id
        and ${farmRows(asked, 'lint_collection_events', 'e')}
      where ${areOfPeriod(asked)} order by e.id`,
  )
}
