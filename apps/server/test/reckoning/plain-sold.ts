// How far each kind of crop is sold, and which part of that is each paddock's, reckoned from the lines of
// sales (C16 to C18, C30).

import { traded } from './plain-balance.ts'
import type { PlainBalance } from './plain-balance.ts'
import type { PlainCrop } from './plain-crop.ts'
import { per, times, total } from './plain-figures.ts'
import { cents, counted, plainIncomes } from './plain-income.ts'
import type { CropType, Figure, RawFarm, RawSale } from './raw-farm.ts'

export type PlainSold = Readonly<
  Record<
    | 'produced'
    | 'sold'
    | 'unsold'
    | 'kept'
    | 'left'
    | 'open'
    | 'priced'
    | 'price'
    | 'expected'
    | 'expected_price',
    Figure
  >
>

interface Sold {
  readonly period: number
  readonly types: ReadonlyMap<number, CropType>
  readonly balances: ReadonlyMap<string, PlainBalance>
  readonly crops: readonly PlainCrop[]
}

/** By the number of the kind of crop and the product, of what was grown in the period. */
export function plainSold(
  farm: RawFarm,
  { period, types, balances, crops }: Sold,
): ReadonlyMap<string, PlainSold> {
  const grown = new Set(crops.map(({ crop }) => String(crop?.id)))
  const lines = counted(farm.sales.filter(({ period_id }) => period_id === period)).flatMap(line =>
    traded(line, types.get(line.crop_type)?.harvest ?? '').map(amount => ({
      key: `${line.crop_type} ${amount.product}`,
      way: amount.way,
      quantity: amount.quantity,
      worth: amount.product === 'seed' && line.what.startsWith('lint') ? seed(line) : main(line),
    })),
  )
  const found = [...balances].flatMap(([key, { produced, sold, unsold, kept }]) => {
    if (!grown.has(key.split(' ')[0] ?? '')) return []
    const own = lines.filter(line => line.key === key)
    const paid = own.filter(({ way, worth }) => way === 'sold' && worth !== null)
    const held = own.filter(({ way }) => way === 'unsold')
    const priced = own.filter(({ worth }) => worth !== null)
    const price = per(total(paid.map(one => one.worth)), total(paid.map(one => one.quantity)))
    const position: PlainSold = {
      produced,
      sold,
      unsold,
      kept,
      left: produced - sold - kept,
      open: produced - sold - kept - unsold,
      priced: total(priced.map(one => one.quantity)) ?? 0,
      price: cents(price),
      expected: total(held.map(one => one.worth)),
      expected_price: cents(
        per(
          total(held.filter(({ worth }) => worth !== null).map(one => one.worth)),
          total(held.filter(({ worth }) => worth !== null).map(one => one.quantity)),
        ),
      ),
    }
    return [[key, position] as const]
  })
  return new Map(found)
}

function main({ what, quantity, weight, money, premium, discount }: RawSale): Figure {
  if (what === 'hay held') return cents(times(times(quantity, weight), money))
  if (what.endsWith('held')) return cents(times(quantity, money))
  if (money === null) return null
  return money + (cents(times(quantity, premium)) ?? 0) - (cents(times(quantity, discount)) ?? 0)
}

function seed({ what, seed: tonnes, seed_money }: RawSale): Figure {
  return what.endsWith('held') ? cents(times(tonnes, seed_money)) : seed_money
}

export type SoldOfCrop = Readonly<
  Record<'sold' | 'price' | 'expected_price' | 'income' | 'kept_income' | 'income_per_ha', Figure>
>

interface Shared extends Omit<Sold, 'balances'> {
  readonly sold: ReadonlyMap<string, PlainSold>
  /** What was kept of each kind is worth. */
  readonly kept: ReadonlyMap<number, number>
}

/** Of each crop on a paddock, by its number: by what is ours, else by the ground. */
export function soldOfCrops(
  farm: RawFarm,
  { period, types, crops, sold, kept }: Shared,
): ReadonlyMap<number, SoldOfCrop> {
  const sales = counted(farm.sales.filter(one => one.period_id === period && one.what !== 'kept'))
  return new Map(
    [...Map.groupBy(crops, ({ crop }) => crop?.id)].flatMap(([kind, own]) => {
      const lines = sales.filter(({ crop_type }) => crop_type === kind)
      const harvest = types.get(kind ?? 0)?.harvest ?? ''
      const groups = [...Map.groupBy(lines, ({ enterprise }) => enterprise)].map(
        ([enterprise, some]): Group => {
          const parts = partsOf(own, enterprise)
          const { income = null } = plainIncomes({ ...farm, sales: some }, period)[0] ?? {}
          const trades = sold.has(`${kind} ${harvest}`) ? tradesOf(some, harvest) : []
          return { parts, incomes: inCents(income, parts), trades }
        },
      )
      const worth = inCents(kept.get(kind ?? 0) ?? null, partsOf(own, null))
      return own.map(crop => [crop.id, ofCrop(crop, groups, worth.get(crop.id) ?? null)])
    }),
  )
}

/** Sales of one enterprise, or of which nobody said any. */
interface Group {
  /** By the number of the crop; nothing where none could have a part. */
  readonly parts: ReadonlyMap<number, number>
  readonly incomes: ReadonlyMap<number, number>
  readonly trades: readonly Traded[]
}

type Traded = Readonly<Record<'quantity' | 'worth', Figure>> & { readonly isSold: boolean }

function tradesOf(lines: readonly RawSale[], harvest: string): readonly Traded[] {
  return lines.flatMap(line =>
    traded(line, harvest)
      .filter(({ product }) => product === harvest)
      .map(({ way, quantity }) => ({ quantity, worth: main(line), isSold: way === 'sold' })),
  )
}

function partsOf(crops: readonly PlainCrop[], enterprise: Figure): ReadonlyMap<number, number> {
  const own = crops.filter(({ land }) => land.enterprise === enterprise)
  const found = enterprise === null ? new Map<number, number>() : partsOfAll(own)
  return found.size > 0 ? found : partsOfAll(crops)
}

function partsOfAll(crops: readonly PlainCrop[]): ReadonlyMap<number, number> {
  const isOff = (total(crops.map(one => one.own)) ?? 0) > 0
  const sharing = isOff ? crops.filter(one => !one.is_growing) : crops
  const weight = (one: PlainCrop) => (isOff ? one.own : one.area) ?? 0
  const all = total(sharing.map(weight)) ?? 0
  return new Map(all > 0 ? sharing.map(one => [one.id, weight(one) / all]) : [])
}

/** Whole cents that come to all of it: one more for those that lost most. */
function inCents(cents: Figure, parts: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  if (cents === null) return new Map()
  const size = Math.abs(cents)
  const cut = [...parts].map(([id, part]) => ({
    id,
    whole: Math.floor(size * part),
    lost: (size * part) % 1,
  }))
  const left = size - cut.reduce((sum, { whole }) => sum + whole, 0)
  const more = cut.toSorted((one, other) => other.lost - one.lost).slice(0, Math.round(left))
  return new Map(
    cut.map(one => [one.id, Math.sign(cents) * (one.whole + Number(more.includes(one)))]),
  )
}

function ofCrop(crop: PlainCrop, groups: readonly Group[], kept: Figure): SoldOfCrop {
  const own = groups.flatMap(({ parts, ...group }) => {
    const part = parts.get(crop.id)
    return part === undefined ? [] : [{ ...group, part }]
  })
  // Of what it has no part of, its kind says what it brought.
  const isNone = own.every(({ part }) => part === 0)
  const trades = own.flatMap(group =>
    group.trades.map(one => ({ ...one, part: group.part, weight: isNone ? 1 : group.part })),
  )
  const meanOf = (some: typeof trades) => {
    const priced = some.filter(one => one.worth !== null && one.quantity !== null)
    const worth = total(priced.map(one => times(one.worth, one.weight)))
    return cents(per(worth, total(priced.map(one => times(one.quantity, one.weight)))))
  }
  const gone = trades.filter(({ isSold }) => isSold)
  const isSold = (total(gone.map(one => times(one.quantity, one.weight))) ?? 0) !== 0
  const incomes = own.map(one => one.incomes.get(crop.id) ?? null)
  const income = total([...incomes, kept])
  return {
    sold: isSold ? total(gone.map(one => times(one.quantity, one.part))) : null,
    price: isSold ? meanOf(gone) : null,
    expected_price: meanOf(trades.filter(one => !one.isSold)),
    income,
    kept_income: kept,
    income_per_ha: cents(per(income, crop.own_area)),
  }
}

/** Of a kind as a whole, which paddocks have their parts of. */
export function soldOfKind(
  crops: readonly PlainCrop[],
  soldOf: ReadonlyMap<number, SoldOfCrop>,
): Readonly<Record<'sold' | 'income' | 'income_per_ha', Figure>> {
  const told = crops.flatMap(crop => {
    const sold = soldOf.get(crop.id)
    return sold ? [{ crop, sold }] : []
  })
  const earning = told.filter(({ sold }) => sold.income !== null)
  const income = total(earning.map(({ sold }) => sold.income))
  const ground = earning.filter(({ crop }) => !crop.land.isBare)
  return {
    sold: total(told.map(({ sold }) => sold.sold)),
    income,
    income_per_ha: cents(per(income, total(ground.map(({ crop }) => crop.own_area)))),
  }
}
