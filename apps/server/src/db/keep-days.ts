// Keeps the days of periods when TIME_ZONE is another than at the last start: their moments move, so
// that each is the midnight of the same day as before. All of it happens, or nothing does; starts at
// the same time wait for each other.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from './database.ts'
import { usualZone } from './connection-settings.ts'
import { runQuery } from './run-query.ts'

/** Any whole number, as long as it is always the same. */
const calendarLock = 7_206_471_314

/** Gives how many periods were moved. */
export async function keepDays(db: Database, timeZone: string): Promise<number> {
  return db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(${calendarLock})`.execute(tx)
    const [stored] = await runQuery(
      tx,
      sql<{ zone: string }>`select time_zone as zone from upkeep.calendar`,
    )
    if (stored?.zone === timeZone) return 0
    const zones = { from: stored?.zone, to: timeZone }
    const moved = await movePeriods(tx, zones)
    await moveShippedFigures(tx, zones)
    await sql`
      insert into upkeep.calendar (time_zone) values (${timeZone})
      on conflict (only_one) do update set time_zone = excluded.time_zone, at = now()`.execute(tx)
    return moved
  })
}

interface Zones {
  /** Not known where no start has noted it yet. */
  readonly from: string | undefined
  readonly to: string
}

const fields = ['start_date', 'end_date', 'sowing_start_date', 'sowing_end_date'] as const

/** Deleted ones too: they may come back. */
async function movePeriods(tx: Transaction, zones: Zones): Promise<number> {
  const moves = fields.map(name => sql`${sql.ref(name)} = ${movedMoment(sql.ref(name), zones)}`)
  const differs = fields.map(
    name => sql`${sql.ref(name)} is distinct from ${movedMoment(sql.ref(name), zones)}`,
  )
  const { numAffectedRows } = await sql`
    update periods set ${sql.join(moves)} where ${sql.join(differs, sql` or `)}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** What was loaded last is compared with what ships: it has to move along. */
async function moveShippedFigures(tx: Transaction, zones: Zones): Promise<void> {
  const moved = fields.map(name => {
    const moment = movedMoment(sql`(loaded ->> ${name})::timestamptz`, zones)
    return sql`${name}::text, to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  })
  await sql`
    update upkeep.reference_rows set loaded = loaded || jsonb_build_object(${sql.join(moved)})
    where entity = 'periods' and loaded ?& ${fields}`.execute(tx)
}

function movedMoment(moment: RawBuilder<unknown>, { from, to }: Zones): RawBuilder<unknown> {
  const was = from === undefined ? firstZone(moment, to) : sql`${from}::text`
  return sql`((${moment} at time zone ${was})::date::timestamp at time zone ${to})`
}

/**
 * Periods used to ship as midnights in Brisbane whatever the setting was, while those that people
 * typed were told by the setting.
 */
function firstZone(moment: RawBuilder<unknown>, to: string): RawBuilder<unknown> {
  return sql`case when (${moment} at time zone ${usualZone})::time = '00:00' then ${usualZone} else ${to} end`
}
