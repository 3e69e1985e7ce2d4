// What the crops of a period brought in, and what became of them, reckoned from the lines of their sales.

import { times, total } from './plain-figures.ts'
import type { Figure, RawFarm, RawSale } from './raw-farm.ts'

export interface PlainIncome {
  readonly crop_type: number
  readonly sold: Figure
  readonly held: Figure
  readonly income: Figure
}

/** Half a cent goes away from zero, also where a binary number is a hair under it. */
export const cents = (figure: Figure): Figure =>
  figure === null ? null : Math.sign(figure) * Math.round(Number(Math.abs(figure).toFixed(6)))

/** What was typed by tonnes or bales says what a pool holds; units count where nothing was (T2). */
export function counted(sales: readonly RawSale[]): readonly RawSale[] {
  const typed = new Set(
    sales.flatMap(({ what, pool }) => (/^(grain|hay|lint) held$/.test(what) ? [pool] : [])),
  )
  return sales.filter(({ what, pool }) => what !== 'units held' || !typed.has(pool))
}

export function plainIncomes(farm: RawFarm, period: number): readonly PlainIncome[] {
  const lines = counted(farm.sales.filter(({ period_id }) => period_id === period))
  return [...Map.groupBy(lines, ({ crop_type }) => crop_type)].map(([crop_type, own]) => {
    const sold = total(own.filter(({ what }) => what.endsWith('sold')).map(paid))
    const held = total(own.filter(({ what }) => what.endsWith('held')).map(hoped))
    return { crop_type, sold, held, income: total([sold, held]) }
  })
}

/** Premium and discount are for each bale, beside the price (T3). */
function paid({ quantity, money, premium, discount, seed_money }: RawSale): Figure {
  const off = cents(times(quantity, discount))
  return total([money, cents(times(quantity, premium)), off === null ? null : -off, seed_money])
}

function hoped({ what, quantity, weight, seed, money, seed_money }: RawSale): Figure {
  if (what === 'lint held')
    return total([cents(times(quantity, money)), cents(times(seed, seed_money))])
  if (what === 'hay held') return cents(times(times(quantity, weight), money))
  return cents(times(quantity, money))
}
