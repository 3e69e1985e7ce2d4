// Sends letters while the server runs, where a mail server is known. Otherwise they stay where they
// are, for administrators to read.

import type { Database } from '../db/database.ts'
import { mailRound } from './mail-round.ts'
import type { MailRound } from './mail-round.ts'
import type { MailResult } from './mail-transport.ts'
import { smtpPost } from './smtp.ts'
import type { Mailing } from './smtp.ts'

interface Start {
  readonly db: Database
  readonly mail: Mailing | undefined
  readonly log: (line: string) => void
  readonly onTried?: ((posted: MailResult) => void) | undefined
}

export function startMail({ db, mail, log, onTried }: Start): MailRound {
  if (!mail) return { nudge: () => undefined, stop: async () => undefined }
  return mailRound({ db, post: smtpPost(mail), log, onTried })
}
