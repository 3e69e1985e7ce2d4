// How far a database is, asked on a connection that nobody else has, so that nobody who looks waits for those who read.

import { setTimeout as sleep } from 'node:timers/promises'
import { positionIn } from '@furrow/wire/reading/log-position'
import type { LogPosition } from '@furrow/wire/reading/log-position'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database.ts'
import type { OpenLines } from '../open-lines.ts'

/** In milliseconds: one that has not said by then how far it is, is away. */
export const patience = 1000
/** In milliseconds: one that has said nothing for so long never will, on the connections that there are. */
const silence = 5000

export interface WatchedPosition {
  /** Fails where it isn't told. */
  ask(): Promise<LogPosition>
  close(): Promise<void>
}

interface Watching {
  readonly db: Database
  /** All that lead to it. */
  readonly lines: OpenLines
  readonly asked: RawBuilder<{ readonly position: string | null }>
}

export function watchedPosition({ db, lines, asked }: Watching): WatchedPosition {
  let heardAt = performance.now()
  const ask = async () => {
    const { rows } = await asked.execute(db)
    heardAt = performance.now()
    return rows[0]?.position
  }
  return {
    async ask() {
      const told = new AbortController()
      const late = sleep(patience, undefined, { ref: false, signal: told.signal })
      const answer = ask().finally(() => told.abort())
      // Whoever is late still fails, or answers, with nobody to hear it.
      answer.catch(() => undefined)
      const text = await Promise.race([answer, late.catch(() => answer)])
      const position = typeof text === 'string' ? positionIn(text) : undefined
      // It leads to one that follows, where it should be followed, or to nobody.
      if (text === null || performance.now() - heardAt > silence) {
        heardAt = performance.now()
        lines.cut()
      }
      if (position === undefined) throw new Error('It did not say how far it is.')
      return position
    },
    close: () => db.destroy(),
  }
}
