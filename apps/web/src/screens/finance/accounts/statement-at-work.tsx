// A statement on its way into the record: its accounts are placed, what that changes is seen, and then it
// is written, all of it or nothing.

import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { AccountStatement } from '@furrow/farming/accounts/reading/statement-read'
import { statementFits } from '@furrow/farming/accounts/statement-fits'
import { useState } from 'react'
import type { KeptRow } from '../../../data/outbox/update-of.ts'
import { countText } from '../../../ui/amounts.ts'
import { isSameStatement, ReplacedStatement } from './replaced-statement.tsx'
import { RecordDifferenceTables } from './record-difference-tables.tsx'
import type { FileRead } from './read-in-change.ts'
import { StatementHead } from './statement-head.tsx'
import { AccountLines } from './account-lines.tsx'
import { figureName } from './statement-options.ts'
import { StatementSums } from './statement-sums.tsx'
import type { useEarlierStatements } from './use-earlier-statements.ts'
import { useStatementWork } from './use-statement-work.ts'
import { useWriteStatement } from './use-write-statement.ts'

export interface PeriodOfStatement {
  readonly start: string
  readonly end: string
}

interface Props {
  readonly statement: AccountStatement
  readonly file: FileRead
  readonly earlier: ReturnType<typeof useEarlierStatements>
  readonly period: PeriodOfStatement
  readonly record: KeptRow | undefined
  readonly before: object | undefined
  readonly beforeName: string | undefined
  readonly mayWrite: boolean
  readonly onClose: () => void
}

export function StatementAtWork(props: Props) {
  const { statement, file, earlier, period, record, before, beforeName, mayWrite, onClose } = props
  const { business, all, ofPeriod } = earlier
  const same = ofPeriod.find(row => isSameStatement(row, statement, file))
  const [stands, setStands] = useState<'instead' | 'beside'>('instead')
  const [isMeant, setMeant] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const replaces = stands === 'instead' ? same : undefined
  const work = useStatementWork({
    statement,
    file,
    business: business.key,
    before: all,
    ofPeriod,
    replaces,
    record,
    recordBefore: before,
  })
  const write = useWriteStatement({ statement, file, record, work, replaces })
  const unfit = statementFits(statement, {
    business: business.name,
    farms: business.farmNames,
    starts: period.start,
    ends: period.end,
  })
  const changed = work.differences.filter(({ now, after }) => now !== after)
  const isReady = work.isWhole && (unfit.length === 0 || isMeant) && mayWrite && !isWriting
  const save = async () => {
    setWriting(true)
    const isWritten = await write()
    setWriting(false)
    if (isWritten) onClose()
  }
  return (
    <Stack gap="md" className="statement-at-work">
      <StatementHead
        statement={statement}
        fileName={file.name}
        unfit={unfit}
        isMeant={isMeant}
        setMeant={setMeant}
      />
      {same ? <ReplacedStatement same={same} stands={stands} setStands={setStands} /> : null}
      <StatementSums {...work.placed} />
      {work.doubled.map(total => (
        <Alert key={total} color="yellow" role="alert">
          All lines of {figureName(total)} have accounts, so nothing can be left undivided: choose a
          line for the accounts that go to {figureName(total)}.
        </Alert>
      ))}
      <AccountLines
        lines={work.lines}
        disabled={!mayWrite || isWriting}
        onChoose={work.choose}
        onAgreeAll={work.agreeAll}
      />
      <RecordDifferenceTables
        differences={work.differences}
        compared={work.compared}
        lastPeriod={beforeName}
      />
      <Group className="statement-foot" gap="sm">
        <Button data-writes="" disabled={!isReady} loading={isWriting} onClick={() => void save()}>
          {changed.length === 0
            ? 'Save the statement'
            : `Write ${countText(changed.length, 'figure')}`}
        </Button>
        <Button variant="default" disabled={isWriting} onClick={onClose}>
          Cancel
        </Button>
        <Text size="sm" role="status">
          {isReady || isWriting ? '' : whyNot(work.isWhole, unfit.length > 0 && !isMeant)}
        </Text>
      </Group>
    </Stack>
  )
}

function whyNot(isWhole: boolean, isDoubtful: boolean): string {
  if (!isWhole) return 'Place every account, or set it aside with a reason.'
  return isDoubtful ? 'Say above that it is the right statement.' : ''
}
