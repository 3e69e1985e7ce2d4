// All that was done to the crops of a period, by one statement, read as the kinds of events are declared.

import { cropEventKind, cropEventKindNames } from '@furrow/catalogue/chapters/crop-event-kinds'
import type {
  CropEventKindDeclared,
  CropEventKindName,
} from '@furrow/catalogue/chapters/crop-event-kinds'
import type { Named } from '@furrow/farming/crops/crop-record'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { areOfPeriod, cropsOnPaddocks, farmRows } from '../farm-rows.ts'
import type { Sql } from '../../query/sql.ts'
import type { FarmAsked } from '../farm-rows.ts'

export interface StoredCropEvent {
  readonly crop_id: number
  readonly kind: CropEventKindName
  readonly id: number
  readonly day: string | null
  readonly last_day: string | null
  readonly area: number | null
  /** Of a sowing. */
  readonly rate: number | null
  /** What came off or was put on; of a nutrient kilograms on a hectare. */
  readonly quantity: number | null
  /** Of grazing. */
  readonly weight_on: number | null
  readonly weight_off: number | null
  /** Of cotton. */
  readonly seed: number | null
  /** Of cane. */
  readonly sugar: number | null
  /** Lasting name of the kind of ending or grazing; of a nutrient its symbol. */
  readonly how: string | null
  readonly variety: Named | null
}

export function cropEvents(
  db: Database | Transaction,
  asked: FarmAsked,
): Promise<readonly StoredCropEvent[]> {
  const kinds = cropEventKindNames.filter(kind => kind !== 'fertiliser')
  const parts = [...kinds.map(kind => eventsOf(asked, kind)), nutrients(asked)]
  return runQuery(
    db,
    sql<StoredCropEvent>`
      with crops as materialized (
        select c.id from ${cropsOnPaddocks(asked)} where ${areOfPeriod(asked)})
      ${sql.join(parts, sql` union all `)}`,
  )
}

function eventsOf(asked: FarmAsked, kind: CropEventKindName): Sql {
  const declared = cropEventKind(kind)
  const { table, area, rate, quantity, seed, sugar, lastDay, weights = [], how } = declared
  const variety = kind === 'sowing'
  return sql`
    select e.crop_collection_id as crop_id, ${kind}::text as kind, e.id,
      ${dayOf(declared)}::date as day, ${columnOr(lastDay)}::date as last_day,
      ${columnOr(area)}::numeric as area, ${columnOr(rate)}::numeric as rate,
      ${columnOr(quantity)}::numeric as quantity,
      ${columnOr(weights[0])}::numeric as weight_on, ${columnOr(weights[1])}::numeric as weight_off,
      ${columnOr(seed)}::numeric as seed, ${columnOr(sugar)}::numeric as sugar,
      ${how ? sql`how.slug` : sql`null`} as how,
      ${variety ? varietyAsJson : sql`null::json`} as variety
    from ${sql.table(table)} e
    ${how ? sql`left join ${sql.table(how.list)} how on how.id = ${sql.ref(`e.${how.key}`)}` : sql``}
    ${variety ? sql`left join varieties v on v.id = e.variety_id` : sql``}
    where e.crop_collection_id in (select id from crops) and ${farmRows(asked, table, 'e')}`
}

/** The day of a row that goes by `e`. */
export function dayOf({ day, mirror }: CropEventKindDeclared): Sql {
  if (!day || !mirror || day === mirror) return columnOr(day)
  return sql`coalesce(${sql.ref(`e.${day}`)}, ${sql.ref(`e.${mirror}`)})`
}

function columnOr(column: string | undefined): Sql {
  return column ? sql.ref(`e.${column}`) : sql`null`
}

const varietyAsJson = sql`case when v.id is not null
  then json_build_object('id', v.id, 'name', v.name) end`

/** Of the whole crop: where it was put on is not recorded. */
function nutrients(asked: FarmAsked): Sql {
  return sql`
    select e.crop_collection_id, 'fertiliser', a.id, e.application_date, null, null, null, a.unit_ha,
      null, null, null, null, x.symbol, null::json
    from fertiliser_collection_events e
    join fertiliser_chemical_applications a on a.fertiliser_collection_event_id = e.id
      and ${farmRows(asked, 'fertiliser_chemical_applications', 'a')}
    join chemical_elements x on x.id = a.chemical_element_id
    where e.crop_collection_id in (select id from crops)
      and ${farmRows(asked, 'fertiliser_collection_events', 'e')}`
}
