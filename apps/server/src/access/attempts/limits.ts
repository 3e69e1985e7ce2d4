// How often someone may try to come in, by network address and by account; kept in the database, so
// that it holds on every server and after every start.

import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export interface Limit {
  readonly key: string
  /** Attempts before the first wait. */
  readonly free: number
}

type Tries = 'sign-in' | 'reset' | 'link' | 'password' | 'code'

/** Many people may sit behind one address; a code of six digits is sooner guessed than anything else. */
export function addressLimit(tries: Tries, network: string): Limit {
  return { key: `${tries} from ${network}`, free: tries === 'code' ? 10 : 30 }
}

/** `account` is hashed by whoever asks where it is something that was typed. */
export function accountLimit(tries: Tries, account: string): Limit {
  return { key: `${tries} of ${account}`, free: 5 }
}

/** A success ends the waiting of an account. */
export async function forgetAttempts(
  tx: Database | Transaction,
  limits: readonly Limit[],
): Promise<void> {
  const keys = limits.map(({ key }) => key)
  await runQuery(tx, sql`delete from upkeep.sign_in_limits where key = any(${keys}::text[])`)
}

/** At an address a success only undoes its own attempt: failures of others stay counted. */
export async function takeBackAttempt(tx: Database | Transaction, { key }: Limit): Promise<void> {
  await runQuery(
    tx,
    sql`update upkeep.sign_in_limits set failures = greatest(failures - 1, 0) where key = ${key}`,
  )
}
