// Cane goes to the mill as it is cut; the mill pays by the sugar in it.

import type { CropOutcome } from '../crops/farm.ts'
import type { Heap } from './heaps.ts'
import { priceIn, sugarPrices } from './crop-prices.ts'
import { addInvoice, addSale } from './sale-book.ts'
import type { Income, SaleBook } from './sale-book.ts'
import { addDays, dayNumber, monthOf } from '../demo-days.ts'

/** One payment for the cane of each month of the crush. */
export function sellCane(book: SaleBook, heap: Heap): Income {
  const { rows, farm } = book.making
  const sugar = priceIn(heap.period, sugarPrices) * book.random.between(0.97, 1.03)
  const months = Map.groupBy(heap.crops, ({ lastHarvest }) => monthOf(lastHarvest ?? ''))
  let total = 0
  for (const [, crops] of [...months].toSorted(([one], [other]) => one - other)) {
    const tonnes = sum(crops, ({ tonnes }) => tonnes)
    const content = sum(crops, ({ sugarTonnes }) => sugarTonnes) / tonnes
    const income = Math.round(tonnes * canePrice(sugar, content * 100) * 100)
    rows.add('grain_sale_actuals', {
      crop_sale_actual_id: addSale(book, {
        grown: heap.grown,
        terminal: 'sugar-mill',
        day: dayNumber(addDays(lastOf(crops), book.random.whole(7, 12))),
      }),
      tonnes,
      income,
      crop_rcti_id: addInvoice(book, heap.period),
      farm_id: farm,
    })
    total += income
  }
  return { income: total, onHand: 0, fed: 0 }
}

/** The cane payment formula of the growers: $ a tonne for a sugar price and a content in per cent. */
function canePrice(sugar: number, content: number): number {
  return sugar * 0.9 * ((content - 4) / 100) + 0.578
}

function sum(crops: readonly CropOutcome[], of: (crop: CropOutcome) => number): number {
  const total = crops.reduce((left, one) => left + of(one) * one.paddock.property.share, 0)
  return Math.round(total * 100) / 100
}

const lastOf = (crops: readonly CropOutcome[]): string =>
  crops.reduce(
    (last, { lastHarvest }) => (lastHarvest && lastHarvest > last ? lastHarvest : last),
    '',
  )
