// Where each attempt to come in is counted before anything is looked up: by one statement, so that ten
// thousand at once get no further than one after another.

import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Limit } from './limits.ts'

export interface AttemptCounter {
  /** One limit after the other: whoever is held off by the first leaves no trace at the others. */
  count(limits: readonly Limit[]): Promise<void>
}

/**
 * Attempts that arrive together stand in line, one line a limit. When one of them is held off, so are
 * all behind it, without a question of their own: a flood does not reach the database.
 */
export function openAttemptCounter(db: Database): AttemptCounter {
  const lines = new Map<string, Promise<void>>()
  const pass = async (limit: Limit) => {
    const ahead = lines.get(limit.key) ?? Promise.resolve()
    const turn = ahead.then(() => countOne(db, limit))
    lines.set(limit.key, turn)
    try {
      await turn
    } finally {
      if (lines.get(limit.key) === turn) lines.delete(limit.key)
    }
  }
  return {
    async count(limits) {
      for (const limit of limits) await pass(limit)
    },
  }
}

/** In seconds. */
const longestWait = 15 * 60
/** After an hour of quiet all is forgotten. */
const memory = sql`interval '1 hour'`
/** How many old rows go whenever a new one comes. */
const sweep = 5

async function countOne(db: Database, limit: Limit): Promise<void> {
  const [counted] = await runQuery(db, renderAttempt(limit))
  if (!counted) throw new TooManyAttempts(await waitFor(db, limit))
  if (counted.is_new) await runQuery(db, renderSweep())
}

/** The clock is read when the row is held, not when the statement began to wait for it. */
function renderAttempt({ key, free }: Limit) {
  const now = sql`clock_timestamp()`
  const wait = (failures: ReturnType<typeof sql>) =>
    sql`case when ${failures} < ${free}::int then interval '0'
      else make_interval(secs => least(${longestWait}::int, power(2, least(${failures} - ${free}::int, 20)))) end`
  // Where the clock was ahead and is set back, the last attempt is still to come: nobody waits until then.
  const isAhead = sql`l.last_at > ${now}`
  const failures = sql`case when l.held_until < ${now} - ${memory} or ${isAhead} then 1 else l.failures + 1 end`
  return sql<{ is_new: boolean }>`
    insert into upkeep.sign_in_limits as l (key, failures, last_at, held_until)
    values (${key}, 1, ${now}, ${now} + ${wait(sql`1`)})
    on conflict (key) do update
      set failures = ${failures}, last_at = ${now}, held_until = ${now} + ${wait(sql`(${failures})`)}
      where l.held_until <= ${now} or ${isAhead}
    returning xmax = 0 as is_new`
}

async function waitFor(db: Database, { key }: Limit): Promise<number> {
  const [held] = await runQuery(
    db,
    sql<{ seconds: number }>`
      select ceil(extract(epoch from held_until - clock_timestamp()))::int as seconds
      from upkeep.sign_in_limits where key = ${key}`,
  )
  return Math.max(1, held?.seconds ?? 1)
}

/** Told apart from those who ask for too much once they are in. */
export class TooManyAttempts extends Refusal {
  constructor(seconds: number) {
    const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
    const wait = `${count} ${unit}${count === 1 ? '' : 's'}`
    super('too_many_requests', `Too many attempts. Try again in ${wait}.`, {
      retryAfter: seconds,
    })
  }
}

function renderSweep() {
  return sql`
    delete from upkeep.sign_in_limits where key in (
      select key from upkeep.sign_in_limits where held_until < clock_timestamp() - ${memory}
      order by held_until limit ${sweep} for update skip locked)`
}
