// Using a link from a letter: guesses at links are counted by network address, and a link that holds
// takes its own back.

import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import { addressLimit, takeBackAttempt } from '../attempts/limits.ts'
import type { RequestOrigin } from '../attempts/request-origin.ts'

export async function countLinkUse(
  gate: AttemptCounter,
  { network }: RequestOrigin,
): Promise<void> {
  await gate.count([addressLimit('link', network)])
}

export async function takeBackLinkUse(
  tx: Database | Transaction,
  { network }: RequestOrigin,
): Promise<void> {
  await takeBackAttempt(tx, addressLimit('link', network))
}

interface Using {
  readonly db: Database
  readonly gate: AttemptCounter
  readonly origin: RequestOrigin
}

/** All that a link does is done, or nothing of it. */
export async function useLink<Result>(
  { db, gate, origin }: Using,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  await countLinkUse(gate, origin)
  const result = await inTransaction(db, work)
  await takeBackLinkUse(db, origin)
  return result
}
