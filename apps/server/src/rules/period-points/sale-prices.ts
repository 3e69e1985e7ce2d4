// Prices that no crop brings, or that are far from what the farm's other sales of the same quality
// brought in the period (W-SALE-1).

import { cropPriceBand, isFarFromOthers, usualPrice } from '@furrow/farming/record/price-bands'
import { isOutside } from '@furrow/farming/stock/stock-bands'
import { dollarsIn } from '../saving/money-text.ts'
import type { FoundPoint } from '../saving/open-point.ts'
import { priceOf, salePoint } from './sold-lines.ts'
import type { SoldLine } from './sold-lines.ts'

interface Priced {
  readonly line: SoldLine
  readonly price: number
}

export function pricePoints(lines: readonly SoldLine[]): readonly FoundPoint[] {
  const priced = lines.flatMap((line): Priced[] => {
    const price = priceOf(line)
    return price === null ? [] : [{ line, price }]
  })
  const odd = priced.filter(isOdd)
  const others = priced.filter(sale => !odd.includes(sale))
  return [...odd.map(oddPoint), ...others.flatMap(sale => unlikeOthers(sale, others))]
}

function isOdd({ line, price }: Priced): boolean {
  const band = cropPriceBand(line.product, line.slug)
  return band !== undefined && isOutside(price, band)
}

function oddPoint({ line, price }: Priced): FoundPoint {
  const { low = 0, high = 0 } = cropPriceBand(line.product, line.slug) ?? {}
  const usual = `${dollarsIn(low)} to ${dollarsIn(high)} is usual`
  return pointOf(line, `${nameOf(line)} was sold at ${told(line, price)}: ${usual}.`)
}

function unlikeOthers(sale: Priced, all: readonly Priced[]): readonly FoundPoint[] {
  const { line, price } = sale
  const same = all.filter(other => other !== sale && kindOf(other.line) === kindOf(line))
  const usual = usualPrice(same.map(other => other.price))
  if (usual === undefined || !isFarFromOthers(price, usual)) return []
  const others = same.length === 1 ? 'the other sale' : `the other ${same.length} sales`
  const message = `${nameOf(line)} was sold at ${told(line, price)}, but ${others} of it brought about ${told(line, usual)}.`
  return [pointOf(line, message)]
}

const kindOf = ({ crop, product, quality }: SoldLine): string =>
  JSON.stringify([crop, product, quality])

function nameOf({ crop, product, quality }: SoldLine): string {
  const what = { grain: '', cane: '', hay: ' hay', lint: ' lint', seed: ' seed' }[product]
  const name = crop.toLowerCase().endsWith(what.trim()) ? crop : `${crop}${what}`
  return quality === null ? name : `${name} (${quality})`
}

const told = ({ product }: SoldLine, price: number): string =>
  `${dollarsIn(Math.round(price * 100) / 100)}/${product === 'lint' ? 'bale' : 't'}`

function pointOf({ resource, id, crop, product }: SoldLine, message: string): FoundPoint {
  const field = {
    grain: 'income',
    cane: 'income',
    hay: 'income',
    lint: 'lintIncome',
    seed: 'seedIncome',
  }[product]
  return salePoint(crop, 'W-SALE-1', { message, resource, id, field })
}
