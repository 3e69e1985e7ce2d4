// Sales of crops that look wrong: their prices (W-SALE-1), their days (W-SALE-2) and their invoices
// (W-SALE-3).

import type { FindPoints } from '../saving/open-point.ts'
import { invoicePoints } from './sale-invoices.ts'
import { pricePoints } from './sale-prices.ts'
import { sellingTimePoints } from './selling-times.ts'
import { soldLines } from './sold-lines.ts'

export const soldCrops: FindPoints = async (place, { tx, today }) => [
  ...pricePoints(await soldLines(tx, place)),
  ...(await sellingTimePoints(tx, place, today)),
  ...(await invoicePoints(tx, place)),
]
