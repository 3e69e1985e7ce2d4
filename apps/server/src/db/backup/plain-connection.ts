// One connection for copying whole tables: values are written the same way whatever PostgreSQL,
// machine or account it is, and nothing is given up because it takes long.

import pg from 'pg'
import type { Client } from 'pg'

export interface Copying {
  readonly url: string
  /** Of the farms' calendar, as elsewhere. */
  readonly timeZone: string
  /** When it is aborted, the connection is closed, and what it has not committed is gone. */
  readonly signal?: AbortSignal | undefined
}

const settings = {
  search_path: 'public',
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  jit: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

export async function withPlainConnection<T>(
  { url, timeZone, signal }: Copying,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const options = Object.entries({ ...settings, 'furrow.time_zone': timeZone })
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'furrow',
    options: options.map(([name, value]) => `-c ${name}=${value}`).join(' '),
  })
  // Whoever waits for an answer is told; unheard, the event itself would end the program.
  client.on('error', () => undefined)
  const close = () => void client.end().catch(() => undefined)
  signal?.addEventListener('abort', close)
  try {
    await client.connect()
    return await work(client)
  } finally {
    signal?.removeEventListener('abort', close)
    await client.end().catch(() => undefined)
  }
}
