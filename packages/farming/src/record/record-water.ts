// Water over the period, of the financial record, from the accounts of licences and storages.

import { allAccounts } from '../finance/water-balance.ts'
import type { WaterAccount } from '../finance/water-balance.ts'
import { ratioOf, sumIfAllKnown, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface AccountOfRecord extends WaterAccount {
  /** What is held in the account, in megalitres. */
  readonly entitlement: Known
  /** It keeps water on the farm, and has no allocation. */
  readonly isStorage: boolean
  /** Cents. */
  readonly income: Known
}

type WaterFigures = Readonly<Record<string, (accounts: readonly AccountOfRecord[]) => Known>>

export const waterFigures: WaterFigures = {
  water_allocation_pct: accounts => {
    const licences = accounts.filter(({ isStorage }) => !isStorage)
    return ratioOf(
      sumIfAllKnown(licences.map(({ allocated }) => allocated)),
      sumIfAllKnown(licences.map(({ entitlement }) => entitlement)),
    )
  },
  water_carryover_ml: accounts =>
    sumOf(accounts.filter(({ isStorage }) => !isStorage).map(({ carriedIn }) => carriedIn)),
  water_purchased_ml: accounts => allAccounts(accounts).bought,
  water_sold_ml: accounts => allAccounts(accounts).sold,
  water_loss_ml: accounts => allAccounts(accounts).lost,
  water_sale_income: accounts => sumOf(accounts.map(({ income }) => income)),
  storage_opening_ml: accounts =>
    sumOf(accounts.filter(({ isStorage }) => isStorage).map(({ carriedIn }) => carriedIn)),
  storage_closing_ml: accounts =>
    sumOf(accounts.filter(({ isStorage }) => isStorage).map(({ carriedOut }) => carriedOut)),
}
