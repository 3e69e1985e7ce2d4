// How the list of known accounts is written: a row for what means the same, its names between
// semicolons as bookkeepers write them.

import type {
  AccountQuestion,
  AccountSide,
  KnownAccount,
} from '@furrow/farming/accounts/known-accounts'
import type { AccountTarget } from './account-fields.ts'

export interface AccountRow extends KnownAccount {
  readonly field: AccountTarget | null
}

type Sides = AccountSide | readonly AccountSide[]
type More = Pick<KnownAccount, 'subtracts' | 'turned' | 'warns'>

/** On these sides of a statement, the names go to the field, or are asked about first. */
export function rowsOn(on: Sides) {
  const sides = [on].flat()
  return (
    field: AccountTarget,
    names: string,
    asks: readonly AccountQuestion[] = [],
    more: More = {},
  ): AccountRow => ({ names: namesIn(names), on: sides, field, asks, ...more })
}

/** Nobody can say where they go without asking. */
export function openRow(on: Sides, names: string, asks: readonly AccountQuestion[]): AccountRow {
  return { names: namesIn(names), on: [on].flat(), field: null, asks }
}

export function setAsideRow(
  on: Sides,
  names: string,
  setAside: string,
  more: More = {},
): AccountRow {
  return { names: namesIn(names), on: [on].flat(), field: null, setAside, ...more }
}

/** `X Sales` for each of them. */
export function forEach(words: string, patterns: string): string {
  return namesIn(words)
    .flatMap(word => namesIn(patterns).map(pattern => pattern.replaceAll('X', word)))
    .join('; ')
}

function namesIn(names: string): readonly string[] {
  return names.split(';').map(name => name.trim())
}
