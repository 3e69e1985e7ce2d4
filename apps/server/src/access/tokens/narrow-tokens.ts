// Tokens that are handed to pages shown inside Furrow. Each lives a quarter of an hour, however much it
// is used, and is taken down with the device that it was made on.

import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { inTransaction } from '../../db/transaction.ts'
import { servedMoment } from '../../query/render-figure.ts'
import type { AppContext } from '../reach/app-context.ts'
import { newSecretToken } from './secret-token.ts'
import type { LiveToken } from './tokens.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'

const life = sql`interval '15 minutes'`
/** So many a minute and person. */
const most = 30

export interface NarrowToken extends AppContext {
  /** Of the device that it is made on. */
  readonly parent: LiveToken
  /** The number of the acting, where someone acts for another person. */
  readonly impersonation: number | null
  readonly app: string
  readonly origin: RequestOrigin
}

export interface TokenIssued {
  readonly token: string
  readonly expiresAt: string
}

export function isNarrowToken(token: string): boolean {
  return token.startsWith('app_')
}

export async function issueNarrowToken(db: Database, wanted: NarrowToken): Promise<TokenIssued> {
  const { token, hash } = newSecretToken('app')
  const { userId } = wanted.parent
  return inTransaction(db, async tx => {
    // One after the other, so that all of a minute are counted.
    await runQuery(
      tx,
      sql`select pg_advisory_xact_lock(hashtextextended(${`app ${userId}`}, 0))::text`,
    )
    await refuseTooMany(tx, userId)
    await forgetOld(tx, userId)
    const [issued] = await runQuery(tx, renderToken(wanted, hash))
    if (!issued) throw new Error('A token came to nothing.')
    return { token, expiresAt: issued.expires_at }
  })
}

async function refuseTooMany(tx: Transaction, person: number): Promise<void> {
  const [made] = await runQuery(
    tx,
    sql<{ many: number; seconds: number }>`
      select count(*) as many,
        ceil(extract(epoch from min(created_at) + interval '1 minute' - clock_timestamp()))::int as seconds
      from (
        select created_at from tokens
        where user_id = ${person} and only_reads and created_at > clock_timestamp() - interval '1 minute'
        order by id desc limit ${most}) latest`,
  )
  if (!made || made.many < most) return
  const retryAfter = Math.max(1, made.seconds)
  const wait = retryAfter === 1 ? '1 second' : `${retryAfter} seconds`
  throw new Refusal('too_many_requests', `Apps are opened too often. Try again in ${wait}.`, {
    retryAfter,
  })
}

/** What ran out yesterday is of no use to anybody. */
async function forgetOld(tx: Transaction, person: number): Promise<void> {
  await runQuery(
    tx,
    sql`
      delete from tokens
      where user_id = ${person} and only_reads and ends_at < now() - interval '1 day'`,
  )
}

function renderToken(wanted: NarrowToken, hash: string) {
  const { parent, impersonation, app, farm, period, origin } = wanted
  const now = sql`clock_timestamp()`
  return sql<{ expires_at: string }>`
    insert into tokens (user_id, name, hash, created_at, last_used_at, expires_at, ends_at, address,
      agent, only_reads, for_app, narrow_to_farm_id, for_period_id, parent_token_id, impersonation_id)
    values (${parent.userId}, ${`App ${app}`.slice(0, 100)}, ${hash}, ${now}, ${now}, ${now} + ${life},
      ${now} + ${life}, ${origin.address}, ${origin.agent}, true, ${app}, ${farm}, ${period},
      ${parent.id}, ${impersonation})
    returning ${sql.raw(servedMoment('expires_at'))} as expires_at`
}
