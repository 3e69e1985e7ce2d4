// What of a cost was carried over, as the calculations know it.

import type { AccrualOfRecord } from '@furrow/farming/record/record-accruals'
import type { Row } from '@furrow/wire/client/row-types'

export type CarriedCost = Row<'cost_accruals'>

export function accrualOf(row: CarriedCost): AccrualOfRecord {
  return {
    line: row.line,
    openingOnHand: row.opening_on_hand ?? null,
    closingOnHand: row.closing_on_hand ?? null,
    openingPrepaid: row.opening_prepaid ?? null,
    closingPrepaid: row.closing_prepaid ?? null,
    openingOwed: row.opening_owed ?? null,
    closingOwed: row.closing_owed ?? null,
  }
}
