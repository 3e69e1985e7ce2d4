// Joining a presentation by the code on the big screen. Wrong codes are counted by network address, and from each
// address one is tried after the other: a whole hall that joins at once has never more than one attempt under way.

import { Refusal } from '@furrow/wire/refusal'
import type { AttemptCounter } from '../access/attempts/attempt-counter.ts'
import { addressLimit, takeBackAttempt } from '../access/attempts/limits.ts'
import type { RequestOrigin } from '../access/attempts/request-origin.ts'
import type { Database } from '../db/database.ts'
import { passForCode } from './shown-session.ts'

interface Door {
  readonly db: Database
  readonly gate: AttemptCounter
}

/** Gives the pass for a code. */
export type JoinByCode = (code: string, origin: RequestOrigin) => Promise<string>

export function joiningByCode({ db, gate }: Door): JoinByCode {
  const lines = new Map<string, Promise<unknown>>()
  const attempt = async (code: string, network: string) => {
    const limit = addressLimit('code', network)
    await gate.count([limit])
    const pass = await passForCode(db, code)
    await takeBackAttempt(db, limit)
    return pass
  }
  return async (code, { network }) => {
    const ahead = lines.get(network) ?? Promise.resolve()
    const turn = ahead.then(() => attempt(code, network))
    // Where one is held off, so are all behind it; a wrong code holds up nobody else.
    const line = turn.catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'too_many_requests') throw error
    })
    line.catch(() => {})
    lines.set(network, line)
    try {
      return await turn
    } finally {
      if (lines.get(network) === line) lines.delete(network)
    }
  }
}
