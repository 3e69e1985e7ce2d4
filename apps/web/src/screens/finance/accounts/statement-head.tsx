// What a statement says of itself: whose it is, of which days, and what is odd about it.

import { Alert, Checkbox, List, Stack, Text } from '@mantine/core'
import type { AccountStatement } from '@furrow/farming/accounts/reading/statement-read'
import { useEffect, useRef } from 'react'
import { dayText, moneyText } from '../../../ui/amounts.ts'

interface Props {
  readonly statement: AccountStatement
  readonly fileName: string
  /** Why it may be of another business or period. */
  readonly unfit: readonly string[]
  readonly isMeant: boolean
  readonly setMeant: (isMeant: boolean) => void
}

export function StatementHead({ statement, fileName, unfit, isMeant, setMeant }: Props) {
  const { business, title, basis, checks, notes } = statement
  const first = useRef<HTMLParagraphElement>(null)
  // What was pressed to come here is gone.
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const broken = checks.filter(({ differs }) => differs)
  const facts = [
    title ?? kinds[statement.kind],
    business,
    daysOf(statement),
    basis && bases[basis],
    `${fileName}${statement.sheet ? `, page “${statement.sheet}”` : ''}`,
  ]
  return (
    <Stack gap="sm">
      <Text ref={first} tabIndex={-1} className="statement-begins">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {unfit.length > 0 ? (
        <Alert color="yellow" role="alert" title="Is this the right statement?">
          <Stack gap="xs">
            {unfit.map(text => (
              <Text key={text}>{text}</Text>
            ))}
            <Checkbox
              size="md"
              label="It is: import it all the same"
              checked={isMeant}
              onChange={event => setMeant(event.currentTarget.checked)}
            />
          </Stack>
        </Alert>
      ) : null}
      {broken.length > 0 ? (
        <Alert color="yellow" title="Totals that its lines do not come to">
          <List>
            {broken.map(({ what, row, printedCents, workedCents }) => (
              <List.Item key={`${row} ${what}`}>
                Row {row}, {what}: {moneyText(printedCents)} is printed, its lines come to{' '}
                {moneyText(workedCents)}.
              </List.Item>
            ))}
          </List>
        </Alert>
      ) : null}
      {notes.length > 0 ? (
        <List size="sm">
          {notes.map(({ row, note }) => (
            <List.Item key={`${row} ${note}`}>
              {row === null ? note : `Row ${row}: ${note}`}
            </List.Item>
          ))}
        </List>
      ) : null}
    </Stack>
  )
}

const kinds = {
  'profit and loss': 'Profit and loss',
  'trial balance': 'Trial balance',
  list: 'List of accounts',
} as const

const bases = { cash: 'Cash basis', accrual: 'Accrual basis' } as const

function daysOf({ starts, ends }: AccountStatement): string | null {
  if (ends === null) return null
  return starts === null ? `as at ${dayText(ends)}` : `${dayText(starts)} to ${dayText(ends)}`
}
