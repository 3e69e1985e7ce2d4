// What is done with a bill, as changes that wait on the device where there is no signal.

import type { Row } from '@furrow/wire/client/row-types'
import type { Change } from '../../data/outbox/change.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { goneStep } from '../../sheet/writing/sheet-parts.ts'

type Bill = Row<'bills'>

export function turnedTo(bill: Bill, status: Bill['status'], reason?: string): Change {
  const values = { status, ...(reason !== undefined && { status_reason: reason }) }
  return {
    label: `${nameOf(bill)}: ${status}`,
    farmId: null,
    steps: [updateOf('bills', { ...bill }, values)],
  }
}

export function deleted(bill: Bill, lines: number): Change {
  const along = lines === 0 ? '' : ' with its lines'
  return {
    label: `Deletion of ${nameOf(bill)}${along}`,
    farmId: null,
    steps: [goneStep('bills', bill.id)],
  }
}

function nameOf({ number, id }: Bill): string {
  return number === null ? `draft bill ${id}` : `bill ${number}`
}
