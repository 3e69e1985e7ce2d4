// People of generated farms, each of a farm of their own, signed in. Made once, and found again.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { hashOfToken } from '../../apps/server/src/access/tokens/secret-token.ts'
import type { Database } from '../../apps/server/src/db/database.ts'

export interface Grower {
  readonly token: string
  readonly farm: number
  readonly period: number
  readonly paddocks: readonly number[]
}

/** Of each farm: what someone changes in a day. */
const mostPaddocks = 20

export async function growersOf(db: Database, count: number): Promise<readonly Grower[]> {
  const { rows: places } = await sql<Omit<Grower, 'token'>>`
    select farm, period, paddocks from (
      select distinct on (farm_id) farm_id as farm, period_id as period from farm_period
      where status = 'In progress' and deleted_at is null order by farm_id, period_id desc) f,
    lateral (select json_agg(id) as paddocks from (
      select id from paddocks where farm_id = f.farm and period_id = f.period and deleted_at is null
      order by id limit ${mostPaddocks}) p) own
    where paddocks is not null order by farm limit ${count}`.execute(db)
  if (places.length < count) throw new Error(`There are only ${places.length} farms: take more.`)
  const growers = places.map(place => ({ ...place, token: tokenOf(place.farm) }))
  await signIn(db, growers)
  return growers
}

/** Who reaches every farm, as a consultant’s office does. */
export async function administratorOf(db: Database): Promise<string> {
  const token = tokenOf(0)
  await sql`
    insert into users (name, email, active, admin) values ('Office', 'office@bench.example', true, true)
    on conflict (email) where deleted_at is null do nothing`.execute(db)
  await giveTokens(db, [{ email: 'office@bench.example', token }])
  return token
}

function tokenOf(farm: number): string {
  const digest = createHash('sha256').update(`bench ${farm}`).digest('base64url')
  return `furrow_${digest.replaceAll(/[-_]/g, 'x').slice(0, 43)}`
}

async function signIn(db: Database, growers: readonly Grower[]): Promise<void> {
  const farms = growers.map(({ farm }) => farm)
  await sql`
    insert into users (name, email, active, admin)
    select 'Grower ' || f, 'grower' || f || '@bench.example', true, false
    from unnest(${farms}::bigint[]) f
    on conflict (email) where deleted_at is null do nothing`.execute(db)
  await sql`
    insert into details_user (details_id, farm_id, user_id, is_farms_manager)
    select f, f, u.id, true from unnest(${farms}::bigint[]) f
    join users u on u.email = 'grower' || f || '@bench.example' and u.deleted_at is null
    on conflict do nothing`.execute(db)
  await giveTokens(
    db,
    growers.map(({ farm, token }) => ({ email: `grower${farm}@bench.example`, token })),
  )
}

interface Given {
  readonly email: string
  readonly token: string
}

async function giveTokens(db: Database, given: readonly Given[]): Promise<void> {
  const hashes = given.map(({ token }) => hashOfToken(token))
  await sql`delete from tokens where hash = any(${hashes}::text[])`.execute(db)
  await sql`
    insert into tokens (user_id, name, hash, created_at, last_used_at, expires_at, ends_at)
    select u.id, 'Bench', g.hash, now(), now(), now() + interval '1 day', now() + interval '1 day'
    from unnest(${given.map(({ email }) => email)}::text[], ${hashes}::text[]) as g (email, hash)
    join users u on u.email = g.email and u.deleted_at is null`.execute(db)
}
