// Where each table lies once a database is spread over machines with Citus: cut up by farm, whole on every
// machine, or on the coordinator alone.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { decidesAccess } from '../schema/access-triggers.ts'
import { foreignKeysOf, headTable } from '../schema/foreign-keys.ts'
import { furtherParts } from '../schema/tables.ts'

/** In Citus's words: distributed, reference, local. */
export type TablePlace = 'distributed' | 'reference' | 'local'

/**
 * A farm's rows go by farm. What they point at has to be on every machine, and so have the lists that all share.
 * The rest stays where it is: people's rights and letters, and whatever a trigger watches, unless farms' rows
 * point at it.
 */
export function tablePlaces(catalogue: Catalogue): ReadonlyMap<string, TablePlace> {
  const stored = [...catalogue.values()].filter(entity => !entity.derived)
  const spread = stored.filter(entity => goesByFarm(entity))
  const byFarm = new Set(spread.flatMap(tablesOf))
  const pointedAt = new Set(
    spread.flatMap(entity => foreignKeysOf(entity, catalogue).map(({ target }) => target)),
  )
  const placeOf = (entity: Entity, table: string): TablePlace => {
    if (byFarm.has(table)) return 'distributed'
    if (pointedAt.has(table)) return 'reference'
    return entity.ownedBy.kind === 'everyone' && !entity.readAlone ? 'reference' : 'local'
  }
  return new Map(
    stored.flatMap(entity => tablesOf(entity).map(table => [table, placeOf(entity, table)])),
  )
}

/** Who may see a farm is asked of the coordinator, before anything of a farm is. */
function goesByFarm(entity: Entity): boolean {
  return carriesFarm(entity) && !decidesAccess(entity.name)
}

function tablesOf(entity: Entity): readonly string[] {
  return [headTable(entity), ...furtherParts(entity).map(([table]) => table)]
}
