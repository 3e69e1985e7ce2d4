// A statement that was read in, opened again without its file: its accounts and where they went.

import { keptLines } from '@furrow/farming/accounts/kept-statement'
import type { KeptLine } from '@furrow/farming/accounts/kept-statement'
import type {
  AccountsProgram,
  AccountStatement,
} from '@furrow/farming/accounts/reading/statement-read'
import type { AccountLine } from '@furrow/farming/accounts/account-line'
import type { FileRead } from './read-in-change.ts'
import { nameOf } from './statements-read.tsx'
import type { StatementBefore } from './use-earlier-statements.ts'

export function reopened(row: StatementBefore): {
  readonly statement: AccountStatement
  readonly file: FileRead
} {
  const lines = keptLines(row.lines).map(lineOf)
  const workedCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const statement: AccountStatement = {
    kind: row.starts_on === null && row.ends_on !== null ? 'trial balance' : 'profit and loss',
    program: (row.program ?? 'other') as AccountsProgram,
    sheet: '',
    business: row['business'] as string | null,
    title: row.title,
    starts: row.starts_on,
    ends: row.ends_on,
    basis: row.basis === 'Cash' ? 'cash' : row.basis === 'Accrual' ? 'accrual' : null,
    gst: null,
    unitCents: 100,
    isRounded: false,
    lines,
    netProfit: { printedCents: null, workedCents },
    checks: [],
    notes: [],
  }
  return { statement, file: { name: nameOf(row), hash: row.file_hash } }
}

function lineOf({ parts: _parts, setAsideReason: _reason, ...line }: KeptLine): AccountLine {
  return line
}
