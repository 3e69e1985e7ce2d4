// A statement at work: its accounts as they were known or chosen, what they come to, and what that
// changes in the record. Choices wait in this page under the fingerprint of the file, so that a reload
// with the same file loses none.

import { accountFields } from '@furrow/catalogue/accounts/account-fields'
import { accountList } from '@furrow/catalogue/accounts/account-list'
import { keptLines } from '@furrow/farming/accounts/kept-statement'
import type { LineChoice } from '@furrow/farming/accounts/line-choice'
import { matchStatement } from '@furrow/farming/accounts/match-statement'
import { indexAccounts } from '@furrow/farming/accounts/name-index'
import { placedStatement } from '@furrow/farming/accounts/placed-statement'
import type { AccountStatement } from '@furrow/farming/accounts/reading/statement-read'
import { rememberedFrom } from '@furrow/farming/accounts/remembered-choices'
import { useMemo, useState } from 'react'
import type { KeptRow } from '../../../data/outbox/update-of.ts'
import { comparedFigures, figureDifferences, fromRowsIn } from './record-differences.ts'
import { keptSaid, saidBefore } from './said-choices.ts'
import type { FileRead } from './read-in-change.ts'
import { allAgreed, doubledTotals, isWhole, workLines } from './statement-work.ts'
import type { SaidChoices } from './statement-work.ts'
import { choicesIn } from './use-earlier-statements.ts'
import type { StatementBefore } from './use-earlier-statements.ts'

const index = indexAccounts(accountList)

interface Given {
  readonly statement: AccountStatement
  readonly file: FileRead
  /** The business whose choices are known. */
  readonly business: string
  readonly before: readonly StatementBefore[]
  readonly ofPeriod: readonly StatementBefore[]
  readonly replaces: StatementBefore | undefined
  readonly record: KeptRow | undefined
  readonly recordBefore: object | undefined
}

export function useStatementWork(given: Given) {
  const { statement, file, business, before, ofPeriod, replaces, record, recordBefore } = given
  const matched = useMemo(() => {
    const { program } = statement
    const choices = choicesIn(before, business)
    return matchStatement(index, rememberedFrom(choices, { business, program }), statement.lines)
  }, [statement, before, business])
  const [said, setSaid] = useState<SaidChoices>(() => {
    return new Map([...amountsBefore(replaces, file), ...saidBefore(file)])
  })
  const lines = useMemo(() => workLines(matched, said), [matched, said])
  const work = useMemo(() => {
    const own = lines.map(({ matched: { line }, choice }) => ({ line, choice }))
    const placed = placedStatement(accountFields, own, fromRowsIn(record))
    const others = ofPeriod
      .filter(({ id }) => id !== replaces?.id)
      .flatMap(row => keptLines(row.lines))
    const replaced = replaces ? keptLines(replaces.lines) : []
    return {
      placed,
      differences: figureDifferences({ own, others, replaced }, record, recordBefore),
      compared: comparedFigures(placed, record),
    }
  }, [lines, ofPeriod, replaces, record, recordBefore])
  const say = (next: SaidChoices) => {
    setSaid(next)
    keptSaid(file, next)
  }
  return {
    ...work,
    lines,
    doubled: doubledTotals(work.placed.profit),
    isWhole: isWhole(lines, work.placed),
    choose: (place: number, choice: LineChoice | null) => say(new Map([...said, [place, choice]])),
    agreeAll: () => say(allAgreed(lines, said)),
  }
}

/** Amounts that were typed hold for the same file: next year has their shares. */
function amountsBefore(replaces: StatementBefore | undefined, { hash }: FileRead): SaidChoices {
  if (!replaces || hash === null || replaces.file_hash !== hash) return new Map()
  const kept = keptLines(replaces.lines).map((line, place) => [place, line] as const)
  return new Map(
    kept.flatMap(([place, { parts, setAsideReason }]) =>
      parts.some(({ cents }) => cents !== undefined) ? [[place, { parts, setAsideReason }]] : [],
    ),
  )
}
