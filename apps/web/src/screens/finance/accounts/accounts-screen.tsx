// A statement of accounts becomes figures of the record: chosen, placed, seen, and written at once.

import { Alert, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { StillReading } from '../../../period/still-reading.tsx'
import { FinanceFrame } from '../finance-frame.tsx'
import { ChooseStatement } from './choose-statement.tsx'
import { reopened } from './reopened-statement.ts'
import { StatementAtWork } from './statement-at-work.tsx'
import { StatementsRead } from './statements-read.tsx'
import { useAccountsOfPeriod } from './use-accounts-of-period.ts'
import type { StatementBefore } from './use-earlier-statements.ts'
import { useStatementReading } from './use-statement-reading.ts'
import './accounts.css'

export function AccountsScreen() {
  return (
    <FinanceFrame title="Accounts">
      <Accounts />
    </FinanceFrame>
  )
}

function Accounts() {
  const { earlier, records, period, mayWrite, why, hasSignal, isLoading, failure } =
    useAccountsOfPeriod()
  const { reading, open, answer, close } = useStatementReading()
  const [again, setAgain] = useState<StatementBefore>()
  const isOpened = again !== undefined || reading.kind === 'read'
  const outside = useFocusOnceShut(isOpened)
  if (isLoading || failure || !period) {
    return <StillReading isLoading={isLoading} failure={failure} retry={records.retry} />
  }
  const { record, before, beforeName } = records
  const opened = again ? reopened(again) : reading.kind === 'read' ? reading : undefined
  const shut = () => {
    setAgain(undefined)
    close()
  }
  return (
    <Stack gap="md">
      {why === undefined ? null : <Alert>{why}</Alert>}
      {hasSignal ? null : (
        <Alert color="yellow" role="alert">
          Importing a statement needs signal: it is compared with what is recorded, and written at
          once.
        </Alert>
      )}
      {opened ? (
        <StatementAtWork
          key={`${opened.file.hash} ${again?.id}`}
          {...opened}
          earlier={earlier}
          period={period}
          record={record}
          before={before}
          beforeName={beforeName}
          mayWrite={mayWrite}
          onClose={shut}
        />
      ) : (
        <Stack gap="md" ref={outside} tabIndex={-1} role="group" aria-label="Import">
          {mayWrite ? (
            <ChooseStatement period={period} reading={reading} onOpen={open} onAnswer={answer} />
          ) : null}
          <StatementsRead
            statements={earlier.ofPeriod}
            record={record}
            mayWrite={mayWrite}
            onOpen={setAgain}
            onRemoved={() => outside.current?.focus({ preventScroll: true })}
          />
        </Stack>
      )}
    </Stack>
  )
}

/** The button that was pressed is gone with the statement. */
function useFocusOnceShut(isOpened: boolean) {
  const outside = useRef<HTMLDivElement>(null)
  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current && !isOpened) outside.current?.focus({ preventScroll: true })
    wasOpened.current = isOpened
  }, [isOpened])
  return outside
}
