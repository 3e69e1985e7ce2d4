// The letters about questions that a mail server caught, and the moment at which they are written.

import { sql } from 'kysely'
import { expect } from 'vitest'
import { writeQuestionLetters } from '../../server/src/background/question-letters.ts'
import type { Database } from '../../server/src/db/database.ts'
import type { MailServer } from '../../server/test/mail-server.ts'

/** Ten minutes later, when what is new is settled: how many letters were written. */
export async function lettersLater(db: Database, address: string): Promise<number> {
  for (const table of ['questions', 'question_messages']) {
    const earlier = sql`created_at = created_at - interval '11 minutes'`
    await sql`update ${sql.table(table)} set ${earlier}`.execute(db)
  }
  return writeQuestionLetters({ db, publicUrl: () => address })
}

/** Lines that were folded on the way are whole again. */
export function questionLetters({ received }: MailServer) {
  return received
    .map(({ to, text }) => ({ to: to.join(), text: text.replaceAll(/=\r?\n/g, '') }))
    .filter(({ text }) => /^Subject: (A question|\d+ questions) about/m.test(text))
}

export function letterTo(mails: MailServer, email: string): string {
  const found = questionLetters(mails).find(({ to }) => to === email)
  return found?.text ?? expect.fail(`${email} has no letter.`)
}
