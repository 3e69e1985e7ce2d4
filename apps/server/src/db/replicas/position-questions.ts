// How far PostgreSQL says that it is.

import { sql } from 'kysely'

/**
 * Of the primary: behind all that was acknowledged there, which is on its disk, as all is that a replica may be sent. Nothing of
 * one that only follows.
 */
export const primaryPosition = sql<{ position: string | null }>`
  select (case when not pg_is_in_recovery() then pg_current_wal_flush_lsn() end)::text as position`

/** Of a replica; of one that was promoted, its own. */
export const replicaPosition = sql<{ position: string | null }>`
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
    else pg_current_wal_flush_lsn() end)::text as position`
