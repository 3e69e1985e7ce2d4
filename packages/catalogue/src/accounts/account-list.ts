// The names of accounts that Furrow knows, and the figures of the record that they belong to. Staff
// add to it; what one business chose never does.

import type { AccountList } from '@furrow/farming/accounts/known-accounts'
import { accountFields } from './account-fields.ts'
import type { AccountRow } from './account-rows.ts'
import { balanceAccounts } from './balance-accounts.ts'
import { directCostAccounts } from './direct-cost-accounts.ts'
import { incomeAccounts } from './income-accounts.ts'
import { overheadAccounts } from './overhead-accounts.ts'
import { setAsideAccounts } from './set-aside-accounts.ts'

export const accountRows: readonly AccountRow[] = [
  ...incomeAccounts,
  ...directCostAccounts,
  ...overheadAccounts,
  ...balanceAccounts,
  ...setAsideAccounts,
]

export const accountList: AccountList = { accounts: accountRows, fields: accountFields }
