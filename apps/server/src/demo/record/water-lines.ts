// The water accounts of a settled year: each licence with its part of what was announced, carried, bought and
// used, each storage with what was in it at both ends. Megalitres.

import type { AccountOfRecord } from '@furrow/farming/record/record-water'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { NewRow } from '../row-set.ts'
import { figureIn, rounded, sumOf } from './book-year.ts'
import type { HeldWater } from './things.ts'

type Account = AccountOfRecord & { readonly licence: number }

interface Year {
  readonly record: Row
  readonly before: Row
  readonly waters: readonly HeldWater[]
}

export function accountsOf(year: Year): readonly Account[] {
  const licences = year.waters.filter(({ isStorage }) => !isStorage)
  return [
    ...(figureIn(year.record, 'water_allocation_pct') > 0 ? licenceAccounts(licences, year) : []),
    ...storageAccounts(year),
  ]
}

function licenceAccounts(
  licences: readonly HeldWater[],
  { record, waters }: Year,
): readonly Account[] {
  const isStored = waters.some(({ isStorage }) => isStorage)
  const share = figureIn(record, 'water_allocation_pct')
  const held = sumOf(licences, ({ megalitres }) => megalitres)
  const said = (name: string, place: number) => (place === 0 ? figureIn(record, name) : 0)
  const used = figureIn(record, 'water_used_ml')
  return licences.map(({ id, megalitres }, place) => {
    const came = {
      carriedIn: said('water_carryover_ml', place),
      allocated: rounded(megalitres * share, 4),
      taken: null,
      bought: said('water_purchased_ml', place),
    }
    const sold = said('water_sold_ml', place)
    // Without a storage it is lost on the way.
    const lost = isStored ? null : said('water_loss_ml', place)
    const most = came.carriedIn + came.allocated + came.bought - sold - (lost ?? 0)
    const went = Math.min(most, rounded((used * megalitres) / held, 1))
    return {
      licence: id,
      entitlement: megalitres,
      isStorage: false,
      ...came,
      sold,
      used: rounded(Math.max(0, went), 4),
      lost,
      carriedOut: rounded(Math.max(0, most - went), 4),
      income: said('water_sale_income', place) || null,
    }
  })
}

function storageAccounts({ record, before, waters }: Year): readonly Account[] {
  const storages = waters.filter(({ isStorage }) => isStorage)
  const [first] = storages
  if (!first || typeof record['storage_closing_ml'] !== 'number') return []
  const capacity = sumOf(storages, ({ megalitres }) => megalitres)
  return storages.map(({ id, megalitres }) => {
    const part = (figure: number) => rounded((figure * megalitres) / capacity, 4)
    const carriedIn = part(figureIn(before, 'storage_closing_ml'))
    const carriedOut = part(figureIn(record, 'storage_closing_ml'))
    const lost = part(figureIn(record, 'water_loss_ml'))
    const gap = carriedOut + lost - carriedIn
    return {
      licence: id,
      entitlement: megalitres,
      isStorage: true,
      carriedIn,
      allocated: null,
      taken: gap > 0 ? rounded(gap, 4) : null,
      bought: null,
      sold: null,
      used: gap < 0 ? rounded(-gap, 4) : null,
      lost,
      carriedOut,
      income: null,
    }
  })
}

export function accountRows(
  accounts: readonly Account[],
  place: { readonly farm_id: number; readonly period_id: number },
): NewRow<'water_accounts'>[] {
  return accounts.map(account => ({
    ...place,
    asset_water_id: account.licence,
    carried_in: account.carriedIn,
    allocated: account.allocated,
    taken: account.taken,
    bought: account.bought,
    sold: account.sold,
    used: account.used,
    lost: account.lost,
    carried_out: account.carriedOut,
    sold_income: account.income,
  }))
}
