// The writes that are measured, and how each is made undone outside of the measured time.

import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { jsonAsk } from '../ask.ts'
import type { Ask } from '../ask.ts'
import { farmer } from '../viewers.ts'
import { fieldsOfTurn, newPaddock } from './paddocks-to-write.ts'
import type { PaddockToWrite } from './paddocks-to-write.ts'

export interface WriteCase {
  readonly name: string
  readonly what: string
  /** The ratio that is wanted at most. */
  readonly wanted: number
  /** What is sent in a turn: other values than in the one before. */
  ask(turn: number): Ask
  /** Brings the database back to where the next turn can begin. */
  clear(): Promise<void>
  /** Takes out what no two answers share. */
  mask(text: string): string
}

const path = '/api/paddocks/batch'

export function patchOf500(paddocks: readonly PaddockToWrite[], _db: Database): WriteCase {
  const turns = [0, 1].map(turn => {
    const resources = paddocks.map((one, place) => [one.id, fieldsOfTurn(one, place, turn)])
    const sent = { resources: Object.fromEntries(resources) }
    return jsonAsk('PATCH', path, farmerOf(paddocks), sent)
  })
  return {
    name: 'patch-500',
    what: 'batch PATCH of 500 paddocks with differing fields',
    wanted: 1.5,
    ask: turn => askOf(turns, turn),
    clear: async () => undefined,
    mask: withoutMoments,
  }
}

export function postOf500(paddocks: readonly PaddockToWrite[], db: Database): WriteCase {
  const resources = paddocks.map(newPaddock)
  const ask = jsonAsk('POST', path, farmerOf(paddocks), { resources })
  return {
    name: 'post-500',
    what: 'batch POST of 500 paddocks',
    wanted: 1.5,
    ask: () => ask,
    clear: async () => void (await sql`delete from paddocks where name like 'Bench %'`.execute(db)),
    mask: text => withoutMoments(text).replaceAll(/"id":\d+/g, '"id":0'),
  }
}

function farmerOf(paddocks: readonly PaddockToWrite[]): string {
  return farmer([...new Set(paddocks.map(paddock => paddock.farm_id))])
}

function askOf(turns: readonly Ask[], turn: number): Ask {
  const ask = turns[turn % turns.length]
  if (!ask) throw new Error('There is nothing to send.')
  return ask
}

function withoutMoments(text: string): string {
  return text.replaceAll(/"(created_at|updated_at)":"[^"]*"/g, '"$1":""')
}
