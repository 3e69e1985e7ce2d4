// Using a link from a letter: guesses at links are counted by network address, and a link that holds
// takes its own back.

import type { Database, Transaction } from '../db/database.ts'
import type { Gate } from './gate.ts'
import { addressLimit, takeBackAttempt } from './limits.ts'
import type { Whence } from './whence.ts'

export async function countLinkUse(gate: Gate, { network }: Whence): Promise<void> {
  await gate.count([addressLimit('link', network)])
}

export async function takeBackLinkUse(
  tx: Database | Transaction,
  { network }: Whence,
): Promise<void> {
  await takeBackAttempt(tx, addressLimit('link', network))
}
