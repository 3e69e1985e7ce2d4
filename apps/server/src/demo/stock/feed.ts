// What flocks and herds are fed in autumn: first what the farm kept of its own crops, the rest is bought.

import { yearOf } from '../demo-days.ts'
import type { KeptFeed } from '../plan.ts'
import { headOf } from './stock-book.ts'
import type { StockBook } from './stock-book.ts'
import type { StockYear } from './stock-year.ts'

export function addFeed(book: StockBook, year: StockYear): void {
  const isSheep = book.enterprise.startsWith('grazing/sheep/')
  const stockClass = isSheep ? 'sheep/ewes-breeding' : 'cattle/cows-breeding'
  const head = headOf(book, stockClass)
  if (head === 0) return
  const { making, period, random, fodder } = year
  for (const { kind, feed, each, dollars } of isSheep ? meals.sheep : meals.cattle) {
    const wanted = Math.round((head * each * random.between(0.6, 1.5)) / 100) / 10
    const price = Math.round(dollars * random.between(0.85, 1.2)) * 100
    const own = kind ? fodder.take(kind, wanted) : []
    const bought = wanted - own.reduce((sum, { tonnes }) => sum + tonnes, 0)
    const rows = [
      ...own.map(one => ({ feed: nameOf(one), source: 'Home grown', tonnes: one.tonnes }) as const),
      { feed, source: 'Bought', tonnes: Math.round(bought * 10) / 10 } as const,
    ]
    for (const row of rows.filter(({ tonnes }) => tonnes > 0)) {
      making.rows.add('livestock_feed_collections', {
        farm_id: making.farm,
        period_id: period.id,
        livestock_enterprise_id: making.listed('livestock_enterprises', book.enterprise),
        livestock_class_id: making.listed('livestock_classes', stockClass),
        ...row,
        price,
        notes: `Autumn of ${yearOf(period.end)}.`,
      })
    }
  }
}

/** Of a crop’s lasting name: "Lucerne hay", "Barley", "Wheat hay". */
function nameOf({ kind, crop }: KeptFeed): string {
  const words = crop === 'lupin-narrow-leaf' ? 'lupins' : crop.replaceAll('-', ' ')
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return kind === 'hay' && !name.endsWith(' hay') ? `${name} hay` : name
}

interface Meal {
  /** What of the own crops does as well. */
  readonly kind?: KeptFeed['kind']
  /** As it is bought. */
  readonly feed: string
  /** Kilograms for each mother. */
  readonly each: number
  /** A tonne. */
  readonly dollars: number
}

const meals: Readonly<Record<'sheep' | 'cattle', readonly Meal[]>> = {
  sheep: [
    { kind: 'grain', feed: 'Barley', each: 9, dollars: 295 },
    { kind: 'hay', feed: 'Lucerne hay', each: 4, dollars: 330 },
  ],
  cattle: [
    { kind: 'hay', feed: 'Pasture hay', each: 70, dollars: 210 },
    { feed: 'Protein lick', each: 18, dollars: 590 },
  ],
}
