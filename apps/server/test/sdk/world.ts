// A server of our own catalogue on a real socket, and a farm there, made through the published client
// alone.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { openFurrowEngine } from '../../src/furrow-engine.ts'
import { asking } from '../asking.ts'
import type { Asker } from '../asking.ts'
import type { Row } from '../sent-rows.ts'
import { listeningClient } from './listening-client.ts'
import type { ListeningClient } from './listening-client.ts'
import { Farm, Period, Property, RainGauge } from './models.ts'
import type { AnyRecord } from './models.ts'

export interface World {
  readonly client: ListeningClient
  readonly farm: Farm
  readonly period: Period
  readonly gauge: RainGauge
  readonly property: Property
  /** A name that no row has yet. */
  name(word: string): string
  /** A row as the database holds it; nothing where it is gone for good. */
  kept(table: string, id: unknown): Promise<Row | undefined>
}

/** Call at the top of a test file. What only a farm knows is left out. */
export function ownWorld(db: Database): () => World {
  let asker: Asker | undefined
  let world: World | undefined
  beforeAll(async () => {
    asker = await asking({ ...openFurrowEngine(furrow(), db), rules: [] })
    world = await makeWorld(db, await listeningClient(asker))
  })
  beforeEach(() => world?.client.begin())
  afterAll(() => asker?.close())
  return () => {
    if (!world) throw new Error('The world is made before the first test.')
    return world
  }
}

async function makeWorld(db: Database, client: ListeningClient): Promise<World> {
  client.begin()
  const name = namer()
  const farm = await Farm.$query().store({ farm_name: name('Farm') })
  const period = await Period.$query().store(periodNamed(name('Period')))
  await farm.periods().attach([period.$getKey()])
  const gauge = await RainGauge.$query().store({ farm_id: farm.$getKey(), name: name('Gauge') })
  const property = await Property.$query().store({ farm_id: farm.$getKey(), name: name('Block') })
  return { client, farm, period, gauge, property, name, kept: keptIn(db) }
}

function namer(): World['name'] {
  let count = 0
  return word => {
    count += 1
    return `${word} ${count}`
  }
}

export function keptIn(db: Database): World['kept'] {
  return async (table, id) => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id}`.execute(db)
    return rows[0]
  }
}

export function periodNamed(name: string): Row {
  return {
    name,
    start_date: '2023-07-01T00:00:00.000000Z',
    end_date: '2024-06-30T00:00:00.000000Z',
    sowing_start_date: '2023-03-01T00:00:00.000000Z',
    sowing_end_date: '2024-02-29T00:00:00.000000Z',
  }
}

export function personNamed(name: string): Row {
  return { name, email: `${name.replace(' ', '.')}@example.org` }
}

export function paddockIn({ farm, period, name }: World): Row {
  return { farm_id: farm.$getKey(), period_id: period.$getKey(), name: name('Paddock'), area: 40 }
}

export function keysOf(records: readonly AnyRecord[]) {
  return records.map(record => record.$getKey())
}
