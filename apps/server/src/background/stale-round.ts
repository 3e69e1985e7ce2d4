// Goes round by itself and calculates again what follows from rows that changed, farm by farm, so that marks
// never pile up where nobody reads. Whoever does read is not made to wait for it: they do it themselves.

import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { makeWakeSignal } from './wake-signal.ts'

export interface StaleRound {
  /** The farm that is being calculated is waited for. */
  stop(): Promise<void>
}

interface Rounds {
  readonly db: Database
  refresh(farm: number): Promise<void>
  readonly log: (line: string) => void
  /** In milliseconds; between two farms for a moment, so that requests get their turn. */
  readonly every?: number
  readonly pause?: number
}

/** One after the other, those that were marked first. */
const farmsOfARound = 50

export function staleRound({ db, refresh, log, every = 20_000, pause = 200 }: Rounds): StaleRound {
  const bell = makeWakeSignal()
  const round = async () => {
    for (let isFirst = true; !bell.isStopped(); isFirst = false) {
      if (!isFirst) await oneRound()
      await bell.wait(every)
    }
  }
  const oneRound = async () => {
    for (const farm of await staleFarms(db).catch(told)) {
      if (bell.isStopped()) return
      await refresh(farm).catch(told)
      await bell.wait(pause)
    }
  }
  const told = (error: Error): readonly number[] => {
    log(JSON.stringify({ time: new Date().toISOString(), stale: true, error: error.message }))
    return []
  }
  const ended = round()
  return {
    async stop() {
      bell.stop()
      await ended
    },
  }
}

async function staleFarms(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ farm: number }>`
    select farm_id as farm from upkeep.stale_farms
    group by farm_id order by min(ctid) limit ${farmsOfARound}`.execute(db)
  return rows.map(({ farm }) => farm)
}
