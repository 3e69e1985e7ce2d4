// How far each kind of crop is sold, and which part of that is each paddock's, reckoned from the lines of
// sales (C16 to C18, C30).

import { traded } from './plain-balance.ts'
import type { PlainBalance } from './plain-balance.ts'
import type { PlainCrop } from './plain-crop.ts'
import { per, times, total } from './plain-figures.ts'
import { cents, counted } from './plain-income.ts'
import type { PlainIncome } from './plain-income.ts'
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

type SoldOfCrop = Readonly<Record<'sold' | 'price' | 'income' | 'income_per_ha', Figure>>

/** Of each crop on a paddock, by its number: by what is ours, else by the ground. */
export function soldOfCrops(
  crops: readonly PlainCrop[],
  incomes: readonly PlainIncome[],
  sold: ReadonlyMap<string, PlainSold>,
): ReadonlyMap<number, SoldOfCrop> {
  const kinds = Map.groupBy(crops, ({ crop }) => crop?.id)
  return new Map(
    [...kinds].flatMap(([kind, own]) => {
      const income = incomes.find(({ crop_type }) => crop_type === kind)?.income ?? null
      const position = sold.get(`${kind} ${own[0]?.crop?.harvest}`)
      const isOff = (total(own.map(one => one.own)) ?? 0) > 0
      const sharing = isOff ? own.filter(one => !one.is_growing) : own
      const partOf = (one: PlainCrop) => (isOff ? one.own : one.area) ?? 0
      const whole = total(sharing.map(partOf)) ?? 0
      return own.map(crop => {
        const part = sharing.includes(crop) && whole > 0 ? partOf(crop) / whole : null
        const isSold = part !== null && position !== undefined && position.sold !== 0
        const figures: SoldOfCrop = {
          sold: isSold ? times(position.sold, part) : null,
          price: isSold ? position.price : null,
          income: cents(times(income, part)),
          income_per_ha: cents(per(times(income, part), crop.own_area)),
        }
        return [crop.id, figures] as const
      })
    }),
  )
}

/** Of a kind as a whole, which paddocks have their parts of. */
export function soldOfKind(own: readonly SoldOfCrop[]): Readonly<Record<'sold' | 'price', Figure>> {
  const sold = total(own.map(one => one.sold))
  return { sold, price: own.find(({ price }) => price !== null)?.price ?? null }
}
