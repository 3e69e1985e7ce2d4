// All that the sheet of crops and the history of a paddock read of a farm, as the interface gives it.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'

type Row = Readonly<Record<string, unknown>>
export type Rows = readonly Row[]

/** By the names of their tables. */
export type Lists = Readonly<Record<(typeof lists)[number], Rows>>

export interface FarmRead {
  readonly crops: Rows
  readonly paddocks: Rows
  readonly gauges: Rows
  readonly rain: Rows
  readonly lives: ReadonlyMap<unknown, Row>
  /** By the kinds that the screens know. */
  readonly events: Readonly<Record<string, Rows>>
  /** With their lines, by the tables of sales and of pools. */
  readonly sales: Readonly<Record<string, Rows>>
  readonly grown: Rows
  /** What the costs of crops are told from. */
  readonly records: Rows
  readonly allocations: Rows
  readonly shares: Rows
  readonly lists: Lists
}

const lists = [
  'crop_types',
  'harvest_types',
  'seasons',
  'lifecycle_types',
  'asset_types',
  'chemical_elements',
  'crop_termination_types',
  'grazing_collection_types',
  'crop_collection_enterprises',
] as const

const kinds = ['sowing', 'irrigation', 'fallow', 'grazing', 'hay', 'grain', 'lint', 'cane'] as const

export async function listsRead(db: Database): Promise<Lists> {
  const read = await Promise.all(lists.map(table => rowsIn(db, table, sql`true`)))
  return Object.fromEntries(lists.map((name, at) => [name, read[at] ?? []])) as Lists
}

export async function farmRead(db: Database, farm: number, known: Lists): Promise<FarmRead> {
  const all = (table: string) => rowsIn(db, table, sql`farm_id = ${farm}`)
  const [crops, paddocks, gauges, rain, lives] = await Promise.all([
    all('crop_collections'),
    all('paddocks'),
    all('rain_gauges'),
    all('rainfalls'),
    all('crop_lifecycle'),
  ])
  const [ending, fed, applied, ...events] = await Promise.all([
    all('custom_termination_events'),
    all('fertiliser_collection_events'),
    all('fertiliser_chemical_applications'),
    ...kinds.map(kind => all(`${kind}_collection_events`)),
  ])
  const ofEvent = Map.groupBy(applied, row => row['fertiliser_collection_event_id'])
  const fertiliser = fed.map(event => ({
    ...event,
    fertiliser_chemical_applications: ofEvent.get(event['id']) ?? [],
  }))
  return {
    crops: crops ?? [],
    paddocks: paddocks ?? [],
    gauges: gauges ?? [],
    rain: rain ?? [],
    lives: new Map((lives ?? []).map(life => [life['id'], life])),
    events: {
      ...Object.fromEntries(kinds.map((kind, at) => [kind, events[at] ?? []])),
      fertiliser,
      ending,
    },
    ...(await salesRead(all)),
    records: await all('assets'),
    allocations: await all('cost_allocations'),
    shares: await all('cost_shares'),
    lists: known,
  }
}

const saleLines = {
  crop_sale_actuals: [
    ['grain_sale_actuals', 'crop_sale_actual_id'],
    ['hay_sale_actuals', 'crop_sale_actual_id'],
    ['lint_sale_actuals', 'cropSaleActualId'],
  ],
  crop_sale_estimate_pools: [
    ['grain_sale_estimates', 'crop_sale_estimate_pool_id'],
    ['hay_sale_estimates', 'crop_sale_estimate_pool_id'],
    ['lint_sale_estimates', 'cropSaleEstimatePoolId'],
    ['crop_sale_estimates', 'crop_sale_estimate_pool_id'],
  ],
} as const

async function salesRead(all: (table: string) => Promise<Rows>) {
  const heads = Object.entries(saleLines).map(async ([head, tables]) => {
    const lines = await Promise.all(
      tables.map(async ([table, key]) => {
        const name = table === 'crop_sale_estimates' ? 'estimates' : table
        return [name, Map.groupBy(await all(table), row => row[key])] as const
      }),
    )
    const rows = (await all(head)).map(row => ({
      ...row,
      ...Object.fromEntries(lines.map(([name, own]) => [name, own.get(row['id']) ?? []])),
    }))
    return [head, rows] as const
  })
  const sales = Object.fromEntries(await Promise.all(heads)) as Readonly<Record<string, Rows>>
  return { sales, grown: await all('crop_type_farm_periods') }
}

async function rowsIn(
  db: Database,
  table: string,
  where: ReturnType<typeof sql<unknown>>,
): Promise<Rows> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where deleted_at is null and ${where} order by id`.execute(db)
  return rows
}
