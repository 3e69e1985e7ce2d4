// On which side of a statement an account stands: its heading says it, or the first digit of its code.

import type { AccountSide } from './known-accounts.ts'
import type { AccountLine, StatementPart } from './account-line.ts'

const sides: Readonly<Record<StatementPart, AccountSide>> = {
  income: 'income',
  'cost of sales': 'cost',
  expense: 'cost',
  'other income': 'income',
  'other expense': 'cost',
  asset: 'balance',
  liability: 'balance',
  equity: 'balance',
}

/** MYOB: 4-1000, 1-12300. Codes of other programs say nothing by their digits. */
const byDigit: Readonly<Record<string, AccountSide>> = {
  '1': 'balance',
  '2': 'balance',
  '3': 'balance',
  '4': 'income',
  '5': 'cost',
  '6': 'cost',
  '8': 'income',
  '9': 'cost',
}

/** More than one where heading and code disagree; none where neither says anything. */
export function sidesOf({
  part,
  code,
}: Pick<AccountLine, 'part' | 'code'>): readonly AccountSide[] {
  const said = part === null ? undefined : sides[part]
  const digit = /^(\d)-\d{3,6}$/.exec(code ?? '')?.[1]
  const coded = digit === undefined ? undefined : byDigit[digit]
  return [...new Set([said, coded])].filter(side => side !== undefined)
}

/** Its cents are then a debit or credit. Of a line without a heading, only its reader knows the sign. */
export function isOfBalance({ part }: Pick<AccountLine, 'part'>): boolean {
  return part !== null && sides[part] === 'balance'
}

/** What it would add to profit: of a balance, a credit is above 0. */
export function creditOf(line: AccountLine): number {
  return isOfBalance(line) ? 0 - line.cents : line.cents
}
