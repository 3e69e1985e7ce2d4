// What follows from what is recorded of a crop: rain, yield, and what the crop made of its water.

import { cropTotals } from '@furrow/farming/crops/crop-group'
import type { CropTotals } from '@furrow/farming/crops/crop-group'
import type { CropFigureName } from '@furrow/farming/crops/crop-line'
import { countText } from '../../ui/amounts.ts'
import { toldColumn } from './column-of.ts'
import type { CropColumn } from './column-of.ts'
import type { CropRow } from './crop-row.ts'

type Wish = Omit<CropColumn, 'id' | 'heading' | 'kind' | 'value'> & { readonly decimals?: number }

function figure(id: string, heading: string, of: CropFigureName, wish: Wish): CropColumn {
  const { decimals = 2, ...looks } = wish
  return toldColumn(id, heading, {
    ...looks,
    kind: { is: 'number', decimals },
    value: ({ line }) => line[of],
  })
}

/** Added up once, for all columns whose foot says something of the same rows. */
export function totalsOf(rows: readonly CropRow[]): CropTotals {
  const known = totals.get(rows) ?? cropTotals(rows.map(({ line }) => line))
  totals.set(rows, known)
  return known
}

const totals = new WeakMap<readonly CropRow[], CropTotals>()

const rain = { unit: 'mm', group: 'Rain', decimals: 0 } as const
const notRead = { unit: 'days', group: 'Rain', decimals: 0, width: 120, hidden: true } as const

export const rainColumns: readonly CropColumn[] = [
  figure('fallow_rain', 'Fallow rain', 'fallow_rain', {
    ...rain,
    width: 100,
    help: 'From the end of the crop before to this sowing, at the gauge of the paddock.',
    note: ({ line }) => notReadWords(line.fallow_rain, line.fallow_rain_unread),
  }),
  figure('fallow_rain_unread', 'Fallow days without rain', 'fallow_rain_unread', notRead),
  figure('stored_water', 'Stored water', 'stored_water', {
    ...rain,
    width: 110,
    hidden: true,
    help: 'Fallow rain times the fallow efficiency of the paddock.',
  }),
  figure('crop_rain', 'In-crop rain', 'crop_rain', {
    ...rain,
    width: 105,
    help: 'From the day after sowing to harvest, or to today; of what was sown in an earlier period, from the start of this one or from its last cut.',
    total: rows => totalsOf(rows).crop_rain,
    note: ({ line }) => notReadWords(line.crop_rain, line.crop_rain_unread),
  }),
  figure('crop_rain_unread', 'Crop days without rain', 'crop_rain_unread', notRead),
]

/** Why a figure of rain is not all of it, or not there. */
export function notReadWords(mm: number | null, unread: number | null): string | undefined {
  if (unread === null || unread === 0) return undefined
  return mm === null
    ? `Needs rain: none of its ${countText(unread, 'day')} has a reading.`
    : `${countText(unread, 'day')} without a reading.`
}

export const waterFigure: CropColumn = figure('ml_per_ha', 'ML/ha', 'megalitres_per_ha', {
  unit: 'ML/ha',
  group: 'Irrigation',
  width: 90,
  help: 'By what was sown.',
  total: rows => totalsOf(rows).megalitres_per_ha,
})

export const grazingColumns: readonly CropColumn[] = [
  figure('grazed_days', 'Grazed', 'grazed_days', {
    unit: 'days',
    group: 'Grazing',
    width: 90,
    decimals: 0,
  }),
  figure('grazing_gain', 'Gain', 'grazing_gain', {
    unit: 'kg/ha',
    group: 'Grazing',
    width: 90,
    decimals: 1,
    help: 'Of the whole period, on the ground that was grazed: each hectare counts once.',
  }),
]

export const yieldColumn: CropColumn = figure('yield', 'Yield', 'yield', {
  group: 'Yield',
  width: 95,
  help: 'Over what was harvested: t/ha, of cotton bales/ha. Of hay and grazing all of the period, each hectare counted once.',
  total: rows => totalsOf(rows).yield,
})

export const yieldColumns: readonly CropColumn[] = [
  yieldColumn,
  toldColumn('yield_each', 'Yield per cut', {
    group: 'Yield',
    width: 120,
    help: 'The mean of several cuts or grazings.',
    value: row => (isCutAgain(row) ? row.line.yield_each : null),
  }),
  figure('hay_yield', 'Hay yield', 'hay_yield', {
    unit: 't/ha',
    group: 'Yield',
    width: 110,
    hidden: true,
    help: 'All hay of the period over the ground that was cut, each hectare counted once.',
  }),
  figure('water_use', 'Water use', 'water_use', {
    unit: 'kg/ha/mm',
    group: 'Yield',
    width: 110,
    decimals: 1,
    help: 'Grain for each millimetre of stored water, in-crop rain and irrigation.',
    note: whyNoWaterUse,
    total: rows => totalsOf(rows).water_use,
  }),
  toldColumn('potential', 'Of potential', {
    group: 'Yield',
    width: 110,
    kind: { is: 'percent' },
    help: 'Of what stored water and growing-season rain allowed (French and Schultz).',
    value: ({ line }) => line.of_potential,
  }),
]

/** Of a crop that is harvested and lives on its water. */
function whyNoWaterUse({ line, paddock }: CropRow): string | undefined {
  if (line.water_use !== null || line.yield === null || !line.crop?.of_water) return undefined
  if (line.crop_rain_unread !== 0) return 'Needs rain for every day that the crop grew.'
  if (line.fallow_rain_unread !== 0) return 'Needs rain for every day of the fallow before it.'
  const efficiency = paddock?.fallow_efficiency ?? null
  return efficiency === null ? 'Needs the fallow efficiency of the paddock.' : undefined
}

function isCutAgain({ line, events }: CropRow): boolean {
  const harvest = line.crop?.harvest
  if (harvest !== 'hay' && harvest !== 'grazing') return false
  return events[harvest].length > 1
}

/** `hidden`: nobody else has a share of any crop. */
export function ownColumn(hidden: boolean): CropColumn {
  return figure('own', 'Our share, harvested', 'own', {
    group: 'Harvest',
    width: 150,
    hidden,
    help: 'Our part of all that was harvested, in tonnes or bales.',
  })
}
