// The list of known accounts, its names read once.

import { readAccountName } from './account-name.ts'
import type { AccountName } from './account-name.ts'
import type { AccountField, AccountList, AccountSide, KnownAccount } from './known-accounts.ts'

export interface IndexedName {
  readonly written: string
  readonly name: AccountName
  /** Its words without spaces: `Net Wrap` is `Netwrap`. */
  readonly squeezed: string
  /** Words that another name must have, to mean the same. */
  readonly needs: readonly string[]
  readonly account: KnownAccount
  /** What it goes to is a total; a name that also says a line of it means the line. */
  readonly isGeneral: boolean
}

export interface AccountIndex {
  readonly fields: Readonly<Record<string, AccountField>>
  readonly on: Readonly<Record<AccountSide, readonly IndexedName[]>>
}

/** Among income, these say nothing that the heading does not say. */
export const saidByIncome = new Set(['sale', 'income', 'received', 'return', 'payment'])

export function indexAccounts({ accounts, fields }: AccountList): AccountIndex {
  const on = (side: AccountSide) =>
    accounts
      .filter(account => account.on.includes(side))
      .flatMap(account => account.names.map(written => indexedName(written, account, fields)))
  return { fields, on: { income: on('income'), cost: on('cost'), balance: on('balance') } }
}

function indexedName(
  written: string,
  account: KnownAccount,
  fields: AccountList['fields'],
): IndexedName {
  const name = readAccountName(written)
  const needed = name.words.filter(word => !saidByIncome.has(word))
  const isIncomeAlone = account.on.every(side => side === 'income')
  const needs = isIncomeAlone && needed.length > 0 ? needed : name.words
  const isGeneral = account.field !== null && fields[account.field]?.totalOf !== undefined
  return {
    written: written.normalize('NFC'),
    name,
    squeezed: squeezed(name.words),
    needs,
    account,
    isGeneral,
  }
}

export function squeezed(words: readonly string[]): string {
  return words.join('')
}
