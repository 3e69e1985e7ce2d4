// The connection on which farms are made: rows are copied there, and records calculated from them, in
// one transaction.

import type { Client } from 'pg'
import { ownConnection } from '../db/database.ts'
import type { Database } from '../db/database.ts'

export interface MakingConnection {
  readonly client: Client
  /** Reads what was copied, within the same transaction. */
  readonly db: Database
}

export async function onMakingConnection<T>(
  url: string,
  work: (connection: MakingConnection) => Promise<T>,
): Promise<T> {
  const { client, db } = ownConnection(url)
  await client.connect()
  try {
    await client.query(
      "select set_config('furrow.time_zone', time_zone, false) from upkeep.calendar",
    )
    await client.query('set statement_timeout = 0')
    // What is asked at the same time is answered one by one: there is no other connection.
    return await db.connection().execute(one => work({ client, db: one }))
  } finally {
    await client.end()
  }
}
