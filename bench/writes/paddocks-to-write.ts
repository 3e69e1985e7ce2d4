// The paddocks that the writes change, and what is sent of them: two sets of values in turn, so
// that every request really changes its rows.

import { soilTypes } from '@furrow/catalogue/choices'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'

export interface PaddockToWrite {
  readonly id: number
  readonly farm_id: number
  readonly period_id: number
  readonly name: string
  readonly area: number | null
  readonly asset_type_id: number | null
  readonly rain_gauge_id: number | null
  readonly property_id: number | null
  readonly soil_type: string | null
  readonly water_holding: number | null
  readonly valuation_category_id: number | null
}

type Fields = Partial<PaddockToWrite>

const amount = 500

/**
 * Those about which no rule has anything to say, so that the answers hold rows and nothing else, of
 * periods that are open to the farm.
 */
export async function paddocksToWrite(db: Database): Promise<readonly PaddockToWrite[]> {
  const { rows } = await sql<PaddockToWrite>`
    select id, farm_id, period_id, name, area, asset_type_id, rain_gauge_id, property_id, soil_type,
      water_holding, valuation_category_id
    from paddocks
    where deleted_at is null and area between 1 and 1900 and soil_type is not null
      and rain_gauge_id is not null and property_id is not null
      and valuation_category_id is not null
      and (farm_id, period_id) in (
        select farm_id, period_id from farm_period where status = 'In progress' and deleted_at is null)
    order by farm_id, id limit ${amount}`.execute(db)
  if (rows.length === amount) return rows
  throw new Error(`There are only ${rows.length} paddocks. Take more farms: --farms 200`)
}

/** Turn 0 sends what stands there at the start, turn 1 something else of the same fields. */
export function fieldsOfTurn(paddock: PaddockToWrite, place: number, turn: number): Fields {
  const given = turn % 2 === 0 ? paddock : changed(paddock)
  const { name, area, soil_type, water_holding } = given
  const choices: readonly Fields[] = [
    { name },
    { soil_type },
    { area },
    { water_holding },
    { name, area },
    { soil_type, water_holding },
  ]
  return choices[place % choices.length] ?? { name }
}

/** New ones beside those that are there. */
export function newPaddock(paddock: PaddockToWrite, place: number): Fields {
  const { id: _, ...like } = paddock
  return { ...like, name: `Bench ${place}` }
}

function changed(paddock: PaddockToWrite): PaddockToWrite {
  const mark = ' x'
  const { name, area, soil_type, water_holding } = paddock
  return {
    ...paddock,
    name: name.endsWith(mark) ? name.slice(0, -mark.length) : name + mark,
    area: (area ?? 0) + 0.25,
    soil_type: soilTypes.find(soil => soil !== soil_type) ?? null,
    water_holding: (water_holding ?? 0) === 0 ? 100 : 0,
  }
}
