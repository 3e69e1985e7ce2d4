// A licence or storage as its sheet shows it: with its account of this period, that of the period before,
// and what it was worth.

import type { WaterAccount } from '@furrow/farming/finance/water-balance'
import type { Row } from '@furrow/wire/client/row-types'

type Account = Row<'water_accounts'>
type Value = Row<'assets_period'>
type Water = Row<'asset_waters'>

export interface WaterRow {
  readonly id: number
  readonly water: Water
  readonly account: Account | undefined
  readonly accountBefore: Account | undefined
  readonly value: Value | undefined
}

interface WaterRead {
  readonly waters: readonly Water[]
  readonly accounts: readonly Account[]
  readonly values: readonly Value[]
  readonly periodId: number
  readonly periodBefore: number | undefined
}

export function waterRows(read: WaterRead): readonly WaterRow[] {
  const { waters, accounts, values, periodId, periodBefore } = read
  const accountOf = (id: number, period: number | undefined) =>
    accounts.find(one => one.asset_water_id === id && one.period_id === period)
  return waters.map(water => ({
    id: water.id,
    water,
    account: accountOf(water.id, periodId),
    accountBefore: accountOf(water.id, periodBefore),
    value: values.find(one => one.asset_id === water.id && one.period_id === periodId),
  }))
}

/** In megalitres, as they are summed up. */
export function accountIn({ account }: Pick<WaterRow, 'account'>): WaterAccount {
  return {
    carriedIn: account?.carried_in ?? null,
    allocated: account?.allocated ?? null,
    taken: account?.taken ?? null,
    bought: account?.bought ?? null,
    sold: account?.sold ?? null,
    used: account?.used ?? null,
    lost: account?.lost ?? null,
    carriedOut: account?.carried_out ?? null,
  }
}
