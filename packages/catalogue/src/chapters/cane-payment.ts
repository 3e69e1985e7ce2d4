// How a mill pays for the cane of a farm in a period: mills differ, and vary it from year to year. It is what they
// tell every grower, and no secret of the farm.

import { fraction, money, number } from '../fields.ts'

export const canePayment = {
  sugar_price: money({ unit: '$/t', min: 0, help: 'For a tonne of sugar.' }),
  cane_price_share: fraction({
    label: 'Share of the sugar price',
    help: 'That goes to the grower. Empty: 90%.',
  }),
  cane_lost_ccs: number({
    unit: '%',
    scale: 2,
    min: 0,
    max: 10,
    label: 'CCS lost in milling',
    help: 'Empty: 4.',
  }),
  cane_price_constant: number({
    unit: '$/t',
    scale: 3,
    min: 0,
    max: 100,
    label: 'Constant',
    help: 'Added for each tonne of cane. Empty: 0.578.',
  }),
}
