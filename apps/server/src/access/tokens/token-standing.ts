// Whether a token still stands, which goes by `t` in the statement: it has not run out or been revoked,
// and neither has the token of the device that it was made on, or the acting that it was made in.

import { sql } from 'kysely'

export const stillStands = sql<boolean>`
  t.revoked_at is null and least(t.expires_at, t.ends_at) > now()
  and (t.parent_token_id is null or exists (
    select from tokens device where device.id = t.parent_token_id
      and device.revoked_at is null and least(device.expires_at, device.ends_at) > now()))
  and (t.impersonation_id is null or exists (
    select from impersonations made_in where made_in.id = t.impersonation_id
      and made_in.ended_at is null and made_in.ends_at > now()))`
