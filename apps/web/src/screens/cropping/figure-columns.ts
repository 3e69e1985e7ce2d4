// What follows from what is recorded of a crop: rain, yield, and what the crop made of its water.

import { areaSown } from '@furrow/farming/crop-area'
import { inKilograms, yieldOf } from '@furrow/farming/crop-yield'
import { gainPerHectare, grazedDays } from '@furrow/farming/grazing-gain'
import { irrigationPerHectare } from '@furrow/farming/irrigation'
import { sumOf } from '@furrow/farming/ratio'
import type { Known } from '@furrow/farming/ratio'
import { waterAtSowing } from '@furrow/farming/fallow-water'
import { potentialYield, shareOfPotential, yieldOfWater } from '@furrow/farming/water-use'
import type { CropWater } from '@furrow/farming/water-use'
import { toldColumn } from './column-of.ts'
import type { Column } from './column-of.ts'
import type { CropRow } from './crop-row.ts'
import { takenOff } from './taken-off.ts'

export const rainColumns: readonly Column[] = [
  toldColumn('fallow_rain', 'Fallow rain', {
    ...{ unit: 'mm', group: 'Rain', width: 100, kind: { is: 'number', decimals: 0 } },
    help: 'From the end of the crop before to this sowing, at the gauge of the paddock.',
    value: ({ figures }) => figures.fallowRain,
  }),
  toldColumn('crop_rain', 'In-crop rain', {
    ...{ unit: 'mm', group: 'Rain', width: 105, kind: { is: 'number', decimals: 0 } },
    help: 'From sowing to harvest, or to today.',
    value: ({ figures }) => figures.cropRain,
  }),
]

export const waterFigure: Column = toldColumn('ml_per_ha', 'ML/ha', {
  ...{ unit: 'ML/ha', group: 'Irrigation', width: 90 },
  value: ({ events, paddock }) =>
    irrigationPerHectare(
      events.irrigation.map(({ total_ml_applied }) => total_ml_applied),
      sownArea(events) ?? paddock?.area ?? null,
    ),
})

export const grazingColumns: readonly Column[] = [
  toldColumn('grazed_days', 'Grazed', {
    ...{ unit: 'days', group: 'Grazing', width: 90, kind: { is: 'number', decimals: 0 } },
    value: ({ events }) => sumOf(grazings(events).map(grazedDays)),
  }),
  toldColumn('grazing_gain', 'Gain', {
    ...{ unit: 'kg/ha', group: 'Grazing', width: 90, kind: { is: 'number', decimals: 1 } },
    value: ({ events }) => sumOf(grazings(events).map(gainPerHectare)),
  }),
]

export const yieldColumns: readonly Column[] = [
  toldColumn('yield', 'Yield', {
    ...{ group: 'Yield', width: 95, help: 'Over what was harvested: t/ha, of cotton bales/ha.' },
    value: row => yieldOf(takenOff(row)),
    total: rows => yieldOf(rows.flatMap(takenOff)),
  }),
  toldColumn('water_use', 'Water use', {
    ...{ unit: 'kg/ha/mm', group: 'Yield', width: 110, kind: { is: 'number', decimals: 1 } },
    help: 'Grain for each millimetre of stored water and in-crop rain.',
    value: row => {
      const water = waterOf(row)
      return water ? yieldOfWater(grainKilograms(row), water) : null
    },
  }),
  toldColumn('potential', 'Of potential', {
    ...{ group: 'Yield', width: 110, kind: { is: 'percent' } },
    help: 'Of what the water allowed (French and Schultz).',
    value: row => {
      const water = waterOf(row)
      return water ? shareOfPotential(grainKilograms(row), potentialOf(row, water)) : null
    },
  }),
]

/** Of crops whose yield follows from their water, as far as we know how. */
function grainKilograms(row: CropRow): Known {
  return optionsOf(row)['wue'] === true ? inKilograms(yieldOf(takenOff(row))) : null
}

function waterOf({ figures, paddock }: CropRow) {
  const { cropRain, fallowRain } = figures
  if (cropRain === null) return undefined
  const efficiency = paddock?.fallow_efficiency ?? null
  const stored =
    fallowRain === null || efficiency === null ? 0 : waterAtSowing(fallowRain, efficiency)
  return { stored, rain: cropRain }
}

function optionsOf({ type }: CropRow): Readonly<Record<string, unknown>> {
  return (type?.options ?? {}) as Readonly<Record<string, unknown>>
}

function potentialOf(row: CropRow, water: CropWater): number {
  const { te_kg_mm: slope, evap_mm: evaporation } = optionsOf(row)
  return typeof slope === 'number' && typeof evaporation === 'number'
    ? potentialYield(water, { slope, evaporation })
    : potentialYield(water)
}

function sownArea({ sowing }: CropRow['events']): number | null {
  return areaSown(
    sowing.map(({ id, sowing_date: day, sowing_area: area }) => ({
      kind: 'sowing',
      id,
      day,
      area,
    })),
  )
}

function grazings({ grazing }: CropRow['events']) {
  return grazing.map(event => ({
    ...{ number: event.number_of_stock, area: event.grazing_area },
    ...{ weightOn: event.total_weight_on, weightOff: event.total_weight_off },
    ...{ start: event.grazing_start_date, end: event.grazing_end_date },
  }))
}
