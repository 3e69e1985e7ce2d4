// Goes round by itself and sends the letters that are due, one after the other, until it is stopped.

import type { Database } from '../db/database.ts'
import { makeWakeSignal } from './wake-signal.ts'
import type { MailResult, MailTransport } from './mail-transport.ts'
import { sendLetter } from './send-letter.ts'
import type { Tried } from './send-letter.ts'

export interface MailRound {
  /** A letter was written: it need not wait for the next round. */
  nudge(): void
  /** A letter that is being sent is waited for, but not for long. */
  stop(): Promise<void>
}

interface Rounds {
  readonly db: Database
  readonly post: MailTransport
  readonly log: (line: string) => void
  readonly onTried?: ((posted: MailResult) => void) | undefined
  /** In milliseconds. */
  readonly every?: number
  readonly patience?: number
}

export function mailRound(rounds: Rounds): MailRound {
  const { db, post, log, onTried, every = 5000, patience = 10_000 } = rounds
  const giveUp = new AbortController()
  const bell = makeWakeSignal()
  const round = async () => {
    while (!bell.isStopped()) {
      const tried = await sendLetter(db, post, giveUp.signal).catch((error: Error) => {
        log(lineFor({ error: error.message }))
        return undefined
      })
      if (tried) onTried?.(tried.posted)
      if (tried) tell(tried, log)
      else await bell.wait(every)
    }
  }
  const ended = round()
  return {
    nudge: bell.ring,
    async stop() {
      bell.stop()
      const hurry = setTimeout(() => giveUp.abort(), patience)
      await ended
      clearTimeout(hurry)
    },
  }
}

function tell({ letter, posted }: Tried, log: (line: string) => void): void {
  if (posted.isSent) return log(lineFor({ mail: letter, sent: true }))
  const { said, isForGood } = posted
  log(lineFor({ mail: letter, sent: false, refused: isForGood, error: said }))
}

function lineFor(told: object): string {
  return JSON.stringify({ time: new Date().toISOString(), ...told })
}
