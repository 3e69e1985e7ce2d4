// All that was done to the crops of a period, by one statement.

import type { CropEventKind } from '@furrow/farming/crop-event'
import type { Named } from '@furrow/farming/summed-crop'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import type { Sql } from '../seen-rows.ts'
import { areAsked, cropsOf, thereOf } from './seen-of.ts'
import type { Asked } from './seen-of.ts'

export interface DoneToCrop {
  readonly crop_id: number
  readonly kind: CropEventKind | 'water' | 'nutrient'
  readonly id: number
  readonly day: string | null
  readonly area: number | null
  /** What came off or was put on; of grazing the weight off. */
  readonly quantity: number | null
  /** Of grazing. */
  readonly weight_on: number | null
  /** Lasting name of the kind of ending or grazing; of a nutrient its symbol. */
  readonly how: string | null
  readonly variety: Named | null
}

export function cropEvents(db: Database, asked: Asked): Promise<readonly DoneToCrop[]> {
  const parts = [...kinds.map(kind => eventsOf(asked, kind)), nutrients(asked)]
  return rowsOf(
    db,
    sql<DoneToCrop>`
      with crops as materialized (select c.id from ${cropsOf(asked)} where ${areAsked(asked)})
      ${sql.join(parts, sql` union all `)}`,
  )
}

interface Kind {
  readonly kind: DoneToCrop['kind']
  readonly table: string
  readonly day?: string
  readonly area?: string
  readonly quantity?: string
  readonly weightOn?: string
  /** The list that says how, and the key to it. */
  readonly how?: readonly [table: string, key: string]
}

const kinds: readonly Kind[] = [
  { kind: 'sowing', table: 'sowing_collection_events', day: 'coalesce(e.sowing_date, e.date)', area: 'e.sowing_area' }, // prettier-ignore
  { kind: 'grain', table: 'grain_collection_events', day: 'coalesce(e.harvested_date, e.date)', area: 'e.harvested_area', quantity: 'e.grain_tonnes' }, // prettier-ignore
  { kind: 'lint', table: 'lint_collection_events', day: 'coalesce(e.harvested_date, e.date)', area: 'e.harvested_area', quantity: 'e.lint_bales' }, // prettier-ignore
  { kind: 'hay', table: 'hay_collection_events', day: 'coalesce(e.cut_date, e.date)', area: 'e.cut_area', quantity: 'e.hay_tonnes' }, // prettier-ignore
  { kind: 'cane', table: 'cane_collection_events', day: 'e.date', area: 'e.area', quantity: 'e.biomass_tonnes' }, // prettier-ignore
  {
    ...{ kind: 'grazing', table: 'grazing_collection_events', day: 'e.grazing_start_date' },
    ...{ area: 'e.grazing_area', quantity: 'e.total_weight_off', weightOn: 'e.total_weight_on' },
    how: ['grazing_collection_types', 'grazing_collection_type_id'],
  },
  { kind: 'fallow', table: 'fallow_collection_events', area: 'e.area' },
  {
    ...{ kind: 'custom', table: 'custom_termination_events', day: 'e.date' },
    how: ['crop_termination_types', 'crop_termination_type_id'],
  },
  { kind: 'water', table: 'irrigation_collection_events', day: 'e.irrigation_date', quantity: 'e.total_ml_applied' }, // prettier-ignore
]

function eventsOf(asked: Asked, event: Kind): Sql {
  const { kind, table, day = 'null', area = 'null', quantity = 'null', weightOn = 'null' } = event
  const [list, key] = event.how ?? []
  const variety = kind === 'sowing'
  return sql`
    select e.crop_collection_id as crop_id, ${kind}::text as kind, e.id, ${sql.raw(day)}::date as day,
      ${sql.raw(area)}::numeric as area, ${sql.raw(quantity)}::numeric as quantity,
      ${sql.raw(weightOn)}::numeric as weight_on, ${list ? sql`how.slug` : sql`null`} as how,
      ${variety ? varietyAsJson : sql`null::json`} as variety
    from ${sql.table(table)} e
    ${list && key ? sql`left join ${sql.table(list)} how on how.id = ${sql.ref(`e.${key}`)}` : sql``}
    ${variety ? sql`left join varieties v on v.id = e.variety_id` : sql``}
    where e.crop_collection_id in (select id from crops) and ${thereOf(asked, table, 'e')}`
}

const varietyAsJson = sql`case when v.id is not null
  then json_build_object('id', v.id, 'name', v.name) end`

/** Of the whole crop: where it was put on is not recorded. */
function nutrients(asked: Asked): Sql {
  return sql`
    select e.crop_collection_id, 'nutrient', a.id, e.application_date, null, a.unit_ha, null,
      x.symbol, null::json
    from fertiliser_collection_events e
    join fertiliser_chemical_applications a on a.fertiliser_collection_event_id = e.id
      and ${thereOf(asked, 'fertiliser_chemical_applications', 'a')}
    join chemical_elements x on x.id = a.chemical_element_id and x.symbol in ('N', 'P')
    where e.crop_collection_id in (select id from crops)
      and ${thereOf(asked, 'fertiliser_collection_events', 'e')}`
}
