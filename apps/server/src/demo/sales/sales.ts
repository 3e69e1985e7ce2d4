// The crop sales of a made-up farm: every crop of a period sold in loads after its harvest, with the
// rest kept, fed or waiting for a price, so that what came off is accounted for.

import type { CropOutcome } from '../crops/farm.ts'
import { heapsOf } from './heaps.ts'
import type { Heap } from './heaps.ts'
import { saleBook } from './sale-book.ts'
import type { SaleBook } from './sale-book.ts'
import { sellCane } from './cane-sales.ts'
import { sellCotton } from './cotton.ts'
import { sellGrain } from './grain.ts'
import { sellHay } from './hay.ts'
import type { MadeCropIncome, Making } from '../plan.ts'

export function addCropSales(
  making: Making,
  crops: readonly CropOutcome[],
): readonly MadeCropIncome[] {
  const book = saleBook(making)
  const heaps = Map.groupBy(heapsOf(crops), ({ period }) => period)
  return making.plan.periods.map(period => {
    const sums: Sums = { dryland: 0, irrigated: 0, cane: 0, hay: 0, onHand: 0, kept: [] }
    for (const heap of heaps.get(period) ?? []) sell(book, heap, sums)
    return { period, ...sums }
  })
}

type Sums = { -readonly [K in keyof Omit<MadeCropIncome, 'period'>]: MadeCropIncome[K] }

function sell(book: SaleBook, heap: Heap, sums: Sums): void {
  if (heap.crop === 'sugarcane') {
    sums.cane += sellCane(book, heap).income
    return
  }
  const field = heap.bales ? sellCotton(book, heap) : heap.grain ? sellGrain(book, heap) : null
  const irrigated = Math.round((field?.income ?? 0) * heap.watered)
  sums.irrigated += irrigated
  sums.dryland += (field?.income ?? 0) - irrigated
  const hay = heap.hay ? sellHay(book, heap) : null
  sums.hay += hay?.income ?? 0
  sums.onHand += (field?.onHand ?? 0) + (hay?.onHand ?? 0)
  const { crop } = heap
  const grain = { kind: 'grain', crop, tonnes: field?.fed ?? 0 } as const
  const bales = { kind: 'hay', crop, tonnes: hay?.fed ?? 0 } as const
  sums.kept = [...sums.kept, ...[grain, bales].filter(({ tonnes }) => tonnes > 0)]
}
