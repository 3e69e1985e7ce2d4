// Amounts as bookkeepers read them: a cost is above 0, as it is printed, though it takes from profit.

import { isOfBalance, sidesOf } from '@furrow/farming/accounts/account-side'
import type { AccountLine } from '@furrow/farming/accounts/account-line'

export function costShown(line: AccountLine) {
  const isTurned = isOfBalance(line) ? line.part !== 'asset' : sidesOf(line)[0] === 'cost'
  const turn = (cents: number) => (isTurned && cents !== 0 ? -cents : cents)
  return { shown: turn, kept: turn }
}
