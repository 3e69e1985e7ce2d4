// Starts what goes round by itself while the server runs: letters, uploads that nobody finished, what follows from rows
// that changed, bills that become overdue, and the check that editions are as they were published.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { startUploadRound } from './files/upload-round.ts'
import type { FileStorage } from './files/file-storage.ts'
import { asFurrow, refreshFarmRows } from './verbs/rows/refresh-stale.ts'
import type { WorkWatch } from './metrics/work-watch.ts'
import type { Engine } from './verbs/call/engine.ts'
import type { MailResult } from './background/mail-transport.ts'
import type { Mailing } from './background/smtp.ts'
import { dailyRound } from './background/daily-round.ts'
import { writeQuestionLetters } from './background/question-letters.ts'
import { writeWeeklyNotes } from './background/weekly-notes.ts'
import { staleRound } from './background/stale-round.ts'
import { startMail } from './background/start-mail.ts'
import { mostFarms, overviewOf } from './reports/overview.ts'
import { becomeOverdue } from './rules/bills/bill-status-rules.ts'
import { changedEditions } from './publishing/edition-fingerprint.ts'
import { writeWorkshopReminders } from './workshops/workshop-reminders.ts'

interface Start {
  readonly parts: {
    readonly engine: Engine
    readonly files: FileStorage
    readonly work: WorkWatch
  }
  readonly mail: Mailing | undefined
  readonly log: (line: string) => void
}

export function startRounds({ parts, mail, log }: Start) {
  const { engine, files, work: seen } = parts
  const { db, catalogue } = engine
  const bills = entityNamed(catalogue, 'bills')
  const overviewFor: Parameters<typeof writeWeeklyNotes>[0]['overviewFor'] = (viewer, farms) =>
    overviewOf({ db, viewer, catalogue }, farms.slice(0, mostFarms))
  const onTried = (posted: MailResult) => seen.emailTried(outcomeOf(posted))
  const farmRows = { db, refresh: (farm: number) => refreshFarmRows(engine, farm), log }
  const ofMinutes = [
    seen.round('emails', () => startMail({ db, mail, log, onTried })),
    seen.round('uploads', () => startUploadRound({ storage: files, engine })),
    seen.round('what follows from changes', () => staleRound(farmRows)),
  ]
  const ofDays = seen.round('daily work', () => [
    dailyRound({
      work: async turns => (await changedEditions(db, turns)).map(alarmOf),
      log,
    }),
    dailyRound({
      work: async turns => lettersOf('questions', await writeQuestionLetters(engine, turns)),
      log,
      first: fiveMinutes,
      every: fiveMinutes,
    }),
    dailyRound({
      work: async () => overdueOf(await asFurrow(engine, bills, becomeOverdue)),
      log,
      first: fiveMinutes,
      every: hour,
    }),
    dailyRound({
      work: async turns => lettersOf('workshops', await writeWorkshopReminders(engine, turns)),
      log,
      first: fiveMinutes,
      every: hour,
    }),
    dailyRound({
      work: async turns =>
        lettersOf('this week', await writeWeeklyNotes({ ...engine, overviewFor }, turns)),
      log,
      first: fiveMinutes,
      every: hour,
    }),
  ])
  return {
    async stop() {
      await Promise.all([...ofMinutes, ...ofDays].map(round => round.stop()))
    },
  }
}

function outcomeOf(posted: MailResult) {
  if (posted.isSent) return 'sent'
  return posted.isForGood ? 'refused' : 'later'
}

/** What nobody need wait a day for is looked for often. */
const fiveMinutes = 300_000
const hour = 3_600_000

const lettersOf = (about: string, written: number) =>
  written === 0 ? [] : [{ letters: written, about }]

const overdueOf = (count: number) => (count === 0 ? [] : [{ overdue_bills: count }])

function alarmOf({ period, number }: { readonly period: string; readonly number: number }) {
  return { alarm: `Edition ${number} of ${period} is not as it was published.` }
}
