// How far PostgreSQL says that it is.

import { sql } from 'kysely'

/** Of the primary: behind all that was acknowledged there. */
export const primaryPosition = sql<{ position: string }>`
  select pg_current_wal_insert_lsn()::text as position`

/** Of a replica; of one that was promoted, its own. */
export const replicaPosition = sql<{ position: string }>`
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
    else pg_current_wal_insert_lsn() end)::text as position`
