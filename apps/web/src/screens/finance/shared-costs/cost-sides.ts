// The two sides of a farm that bear direct costs, and what each sheet of shared costs says.

import { stockDrivers } from '@furrow/farming/stock/costs/shared-over-stock'

export type CostSide = 'stock' | 'crops'

interface SideWords {
  /** The first is what a line goes by where nobody chose. */
  readonly drivers: readonly string[]
  readonly others: { readonly heading: string; readonly help: string; readonly bear: string }
  readonly whyLeft: string
}

export const sidesOfFarm: Readonly<Record<CostSide, SideWords>> = {
  stock: {
    drivers: stockDrivers,
    others: {
      heading: 'Crops',
      help: 'What of the cost is for crops.',
      bear: 'Crops bear this cost, unless an amount says otherwise.',
    },
    whyLeft: 'Stock have neither feed ratings nor income to share it by: enter amounts.',
  },
  crops: {
    drivers: ['What was done', 'Area', 'Income'],
    others: {
      heading: 'Livestock',
      help: 'What of the cost is for livestock.',
      bear: 'Livestock bear this cost, unless an amount says otherwise.',
    },
    whyLeft: 'No crop has an area to share it by: enter amounts.',
  },
}
