// Sends letters while the server runs, where a mail server is known. Otherwise they stay where they
// are, for administrators to read.

import type { Database } from '../db/database.ts'
import { mailRound } from './mail-round.ts'
import type { MailRound } from './mail-round.ts'
import { smtpPost } from './smtp.ts'
import type { Mailing } from './smtp.ts'

interface Start {
  readonly db: Database
  readonly mail: Mailing | undefined
  readonly log: (line: string) => void
}

export function startMail({ db, mail, log }: Start): MailRound {
  if (!mail) return { nudge: () => undefined, stop: async () => undefined }
  return mailRound({ db, post: smtpPost(mail), log })
}
