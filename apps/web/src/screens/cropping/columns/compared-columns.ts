// What crops are compared by beside their yield: water in the ground, nitrogen in and out, protein, and what
// the gin made of what was picked.

import { lintTurnout } from '@furrow/farming/crops/lint'
import { balanceOfNitrogen, proteinOfGrain, removedByGrain } from '@furrow/farming/crops/nutrients'
import { differenceOf } from '@furrow/farming/finance/moved-by'
import { sumIfAllKnown } from '@furrow/farming/numbers/ratio'
import type { Known } from '@furrow/farming/numbers/ratio'
import { cropColumn, toldColumn } from '../column-of.ts'
import type { CropColumn } from '../column-of.ts'
import type { CropRow } from '../crop-row.ts'

const water = { group: 'Soil water', width: 105, hidden: true } as const
const nitrogen = { group: 'Nitrogen', width: 105, hidden: true } as const

export const soilWaterColumns: readonly CropColumn[] = [
  cropColumn('soil_water_sowing', water),
  cropColumn('soil_water_harvest', water),
  toldColumn('soil_water_used', 'Used', {
    ...water,
    unit: 'mm',
    kind: { is: 'number', decimals: 0 },
    help: 'What was in the ground at sowing, less what was left at harvest.',
    value: ({ crop }) => differenceOf(crop.soil_water_sowing, crop.soil_water_harvest),
  }),
]

export const nitrogenColumns: readonly CropColumn[] = [
  cropColumn('legume_nitrogen', nitrogen),
  toldColumn('nitrogen_removed', 'N removed', {
    ...nitrogen,
    unit: 'kg/ha',
    kind: { is: 'number', decimals: 1 },
    help: 'With the grain, by its yield and protein.',
    value: removed,
  }),
  toldColumn('nitrogen_balance', 'N balance', {
    ...nitrogen,
    unit: 'kg/ha',
    kind: { is: 'number', decimals: 1 },
    help: 'What fertiliser and the crop itself brought, less what went with the grain. Enter 0 as fixed where the crop fixes none.',
    value: balance,
  }),
]

function removed({ harvest, events, line }: CropRow): Known {
  return harvest === 'grain' ? removedByGrain(line.yield, proteinOf(events)) : null
}

function balance(row: CropRow): Known {
  return balanceOfNitrogen(row.line.nitrogen, row.crop.legume_nitrogen, removed(row))
}

/** Of several harvests by their tonnes. */
export function proteinOf({ grain }: Pick<CropRow['events'], 'grain'>): Known {
  return proteinOfGrain(grain.map(({ protein, grain_tonnes: tonnes }) => ({ protein, tonnes })))
}

export const turnoutColumn: CropColumn = toldColumn('turnout', 'Turnout', {
  group: 'Harvest',
  width: 95,
  hidden: true,
  kind: { is: 'percent' },
  help: 'What of the seed cotton is lint.',
  value: ({ events }) => {
    const bales = sumIfAllKnown(events.lint.map(({ lint_bales }) => lint_bales))
    const picked = sumIfAllKnown(events.lint.map(one => one.seed_cotton_tonnes))
    return lintTurnout(bales, picked)
  },
})
