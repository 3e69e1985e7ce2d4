// What came off as our share, what was sold and what is held of each crop and product, reckoned line by
// line (C03, C18). Where an amount is not known, nothing can be said of the product.

import type { EventKind, CropType, Figure, RawEvent, RawFarm, RawSale } from './raw-farm.ts'
import { times } from './plain-figures.ts'
import { counted } from './plain-income.ts'

interface Amount {
  readonly crop_type: number
  readonly product: string
  readonly way: 'produced' | 'sold' | 'unsold' | 'kept'
  readonly quantity: Figure
}

export interface PlainBalance {
  readonly produced: number
  readonly sold: number
  readonly unsold: number
  readonly kept: number
}

/** By the number of the kind of crop and the product. */
export function plainBalances(
  farm: RawFarm,
  period: number,
  types: ReadonlyMap<number, CropType>,
): ReadonlyMap<string, PlainBalance> {
  const grown = farm.crops.filter(({ period_id }) => period_id === period)
  const amounts = [
    ...grown.flatMap(({ id, paddock_id, current_crop_id }) => {
      const share = farm.paddocks.get(paddock_id)?.sharefarm_percentage ?? 1
      return (farm.events.get(id) ?? []).flatMap(event => offPaddock(event, current_crop_id, share))
    }),
    ...counted(farm.sales.filter(({ period_id }) => period_id === period)).flatMap(line =>
      traded(line, types.get(line.crop_type)?.harvest ?? ''),
    ),
  ]
  const sold = new Set(farm.sales.flatMap(one => (one.period_id === period ? [one.crop_type] : [])))
  const found = [...Map.groupBy(amounts, one => `${one.crop_type} ${one.product}`)].flatMap(
    ([key, own]) => {
      if (own.some(({ quantity }) => quantity === null)) return []
      const sum = (way: Amount['way']) =>
        own.reduce((all, one) => all + (one.way === way ? (one.quantity ?? 0) : 0), 0)
      const balance = {
        produced: sum('produced'),
        sold: sum('sold'),
        unsold: sum('unsold'),
        kept: sum('kept'),
      }
      const all = balance.produced + balance.sold + balance.unsold + balance.kept
      return all === 0 ? [] : [[key, balance] as const]
    },
  )
  return new Map(found.filter(([key]) => sold.has(Number(key.split(' ')[0])) || grown.length > 0))
}

const weighed: ReadonlySet<EventKind> = new Set(['grain', 'cane', 'hay', 'lint'])

function offPaddock(event: RawEvent, crop: number | null, share: number): readonly Amount[] {
  if (crop === null || !weighed.has(event.kind)) return []
  const of = { crop_type: crop, way: 'produced' } as const
  const main = { ...of, product: event.kind, quantity: times(event.quantity, share) }
  return event.kind === 'lint'
    ? [main, { ...of, product: 'seed', quantity: times(event.seed, share) }]
    : [main]
}

export function traded(
  { what, crop_type, unit, ...line }: RawSale,
  harvest: string,
): readonly Amount[] {
  if (what === 'kept') {
    return [{ crop_type, way: 'kept', product: productKept(harvest), quantity: line.quantity }]
  }
  const way = what.endsWith('sold') ? 'sold' : 'unsold'
  const of = { crop_type, way } as const
  const { quantity, weight, seed } = line
  if (what.startsWith('grain'))
    return [{ ...of, product: harvest === 'cane' ? 'cane' : 'grain', quantity }]
  if (what.startsWith('hay')) return [{ ...of, product: 'hay', quantity: times(quantity, weight) }]
  if (what.startsWith('lint'))
    return [
      { ...of, product: 'lint', quantity },
      { ...of, product: 'seed', quantity: seed },
    ]
  if (unit === 'Bales' && harvest === 'lint') return [{ ...of, product: 'lint', quantity }]
  const product = productKept(harvest)
  const scale = { Tonnes: 1, Kilograms: 0.001 }[unit ?? '']
  return [{ ...of, product, quantity: scale === undefined ? null : times(quantity, scale) }]
}

/** What of a crop is weighed in tonnes. */
export function productKept(harvest: string): string {
  return { cane: 'cane', hay: 'hay', lint: 'seed' }[harvest] ?? 'grain'
}
