// The letter that a bill is sent with: it waits in the same transaction as the bill's number, so that it goes out once
// or, where the bill is not sent after all, never.

import { dayInWords } from '@furrow/farming/dates/dates'
import { exactDollars } from '@furrow/farming/numbers/dollars-text'
import { sql } from 'kysely'
import { inOneLine, writeLetter } from '../../access/sign-in/letter.ts'
import type { Letter } from '../../access/sign-in/letter.ts'
import { runQuery } from '../../db/run-query.ts'
import { textIn } from '../saving/read-row.ts'
import type { SavedRow, SaveRule } from '../saving/save-rule.ts'

export function billLetters(publicUrl: () => string): SaveRule {
  return {
    of: ['bills'],
    async follow(rows, { tx, save }) {
      const sent = rows.filter(isJustSent)
      if (sent.length === 0) return
      await markLines(sent, { tx, save })
      for (const row of sent) {
        const letter = letterOf(row, publicUrl())
        if (letter) await writeLetter(tx, letter)
      }
    },
  }
}

function isJustSent({ before, after }: SavedRow): boolean {
  return !before?.['sent_at'] && typeof after['sent_at'] === 'string'
}

/** Its lines are read by whoever reads the bill from now on. */
async function markLines(
  rows: readonly SavedRow[],
  { tx, save }: Pick<Parameters<NonNullable<SaveRule['follow']>>[1], 'tx' | 'save'>,
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const lines = await runQuery(
    tx,
    sql<{ id: number; bill: number }>`
      select id, bill_id as bill from bill_lines
      where bill_id = any(${ids}::bigint[]) and deleted_at is null order by id`,
  )
  const moments = new Map(rows.map(({ id, after }) => [id, after['sent_at']]))
  await save(
    'bill_lines',
    lines.map(({ id, bill }) => ({ id, sent_at: moments.get(bill) })),
  )
}

/** Names are typed by people: they stand in one line each. */
function letterOf({ id, after }: SavedRow, publicUrl: string): Letter | undefined {
  const to = textIn(after, 'billed_email')
  if (!to) return undefined
  const number = textIn(after, 'number') ?? ''
  const from = inOneLine(textIn(after, 'issued_by')?.split('\n')[0] ?? '', 'your consultant')
  const whom = inOneLine(textIn(after, 'billed_to')?.split('\n')[0] ?? '', 'your business')
  const total = exactDollars(Number(after['total'] ?? 0))
  const due = dayInWords(textIn(after, 'due_date') ?? '')
  const pay = textIn(after, 'pay_to')
  const how = pay ? `\nPlease pay to:\n${linesOf(pay)}\nwith the reference ${number}.\n` : ''
  return {
    to,
    subject: `Bill ${number} from ${from}: ${total}, due ${due}`,
    body: `Hello,

here is bill ${number} from ${from} to ${whom}.
It comes to ${total} and is due on ${due}.
${how}
The bill, to read and download:
${publicUrl.replace(/\/+$/, '')}/collect/1.0.0/bills/${id}
`,
    why: `bills of ${whom} go to this address`,
  }
}

function linesOf(text: string): string {
  return text
    .split('\n')
    .map(line => inOneLine(line))
    .join('\n')
}
