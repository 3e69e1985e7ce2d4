// What is asked of the product, and the least that could answer it: bare statements by hand that read the same rows.

import { figuresOfLines } from '@furrow/catalogue/measures/farm-lines'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import type { Ask } from '../ask.ts'
import { summedByHand } from '../cropping/by-hand.ts'
import { farmer } from '../viewers.ts'
import type { EditionOfMany } from './published-many.ts'

export interface Question {
  readonly name: string
  readonly ask: Ask
  readonly byHand: () => Promise<unknown>
  /** Milliseconds at the median. */
  readonly wanted: number
}

export interface Place {
  readonly farm: number
  readonly period: number
}

export function askBenchmarks(place: Place, more = '', part = ''): Ask {
  const { farm, period } = place
  const path = `/api/v2/benchmarks${part}?farm_id=${farm}&period_id=${period}${more}`
  return { method: 'GET', path, viewer: farmer([farm]) }
}

interface Asked extends EditionOfMany {
  readonly farm: number
  /** Whom it is compared with. */
  readonly groups: readonly string[]
}

export function questions(db: Database, asked: Asked): readonly Question[] {
  return [
    {
      name: 'page',
      ask: askBenchmarks(asked),
      byHand: () => recordAndSets(db, asked, sql`and scope = 'farm'`),
      wanted: 15,
    },
    {
      name: 'explain',
      ask: askBenchmarks(asked, '&measure=roam', '/explain'),
      byHand: () => recordAndSets(db, asked, sql`and scope = 'farm'`),
      wanted: 30,
    },
    {
      name: 'ladder',
      ask: askBenchmarks(asked, '', '/ladder'),
      byHand: async () => [await recordAndSets(db, asked, sql``), await summedByHand(db, asked)],
      wanted: 30,
    },
  ]
}

export function ownResults(db: Database, place: Place, scope: string): Question {
  return {
    name: 'own-results',
    ask: askBenchmarks(place, `&scope=${encodeURIComponent(scope)}`),
    byHand: () => summedByHand(db, place),
    wanted: 150,
  }
}

async function recordAndSets(
  db: Database,
  { farm, period, edition, groups }: Asked,
  which: ReturnType<typeof sql>,
) {
  const record = await sql`
    select ${sql.join(figuresOfLines.map(name => sql.ref(`a.${name}`)))} from assets a
    where a.farm_id = ${farm} and a.period_id = ${period} and a.deleted_at is null`.execute(db)
  const sets = await sql`
    select scope, contents from published.edition_statistics
    where edition_id = ${edition} and set_key = any(${groups}::text[]) ${which}`.execute(db)
  return [record.rows, sets.rows]
}
