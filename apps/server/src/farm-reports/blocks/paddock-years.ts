// Paddocks with the crops that grew on them, year by year.

import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { cropGroups } from '@furrow/farming/crops/crop-group'
import { sumOf } from '@furrow/farming/numbers/ratio'
import { periodText } from '@furrow/farming/dates/period-text'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { GroundCrop, paddocksWithCrops } from '../../facts/crops/ground-crops.ts'
import type { Collection } from '../../reports/collections.ts'

type Paddocks = Awaited<ReturnType<typeof paddocksWithCrops>>
type CropHere = Paddocks[number]['crops'][number]

/** `Of the 34 paddocks with two crops, 6 grew the same one twice running.` */
export function historySaid(paddocks: Paddocks): string {
  const known = paddocks.filter(({ crops }) => harvestedIn(crops).length > 1)
  if (known.length === 0) return 'Two periods with crops are needed to tell what followed what.'
  const again = known.filter(({ crops }) => {
    const [last, before] = harvestedIn(crops)
    return last?.line.crop?.id === before?.line.crop?.id
  })
  const [most] = again
    .map(({ name, crops }) => ({ name, runs: runOf(harvestedIn(crops)) }))
    .toSorted((one, other) => other.runs - one.runs)
  if (!most)
    return `None of the ${known.length} paddocks with two crops grew the same one twice running.`
  const longest = most.runs > 2 ? ` ${most.name} had it ${most.runs} times running.` : ''
  return `Of the ${known.length} paddocks with two crops, ${again.length} grew the same one twice running.${longest}`
}

/** Sown afresh each time, and no bare ground. */
const harvestedIn = (crops: readonly CropHere[]) =>
  crops.filter(({ line }) => line.crop && !line.crop.perennial && line.crop.harvest !== 'none')

function runOf(crops: readonly CropHere[]): number {
  const other = crops.findIndex(({ line }) => line.crop?.id !== crops[0]?.line.crop?.id)
  return other === -1 ? crops.length : other
}

const looks = ['bar', 'line', 'dash'] as const

/** Of the crops with most ground that are told in one unit. */
export function yieldsOverYears(
  crops: readonly GroundCrop[],
  periods: readonly Collection[],
): readonly BlockOf<'bars'>[] {
  const grain = crops.filter(({ line }) => line.crop?.unit === 't/ha' && !line.crop.perennial)
  const kinds = [...Map.groupBy(grain, ({ line }) => line.crop?.id).values()]
    .filter(own => new Set(own.map(({ since }) => since)).size > 1)
    .toSorted((one, other) => areaOf(other) - areaOf(one))
    .slice(0, looks.length)
  if (kinds.length === 0 || periods.length < 2) return []
  const yieldsOf = (own: readonly GroundCrop[]) =>
    periods.map(({ period_id: id }) => {
      const lines = own.flatMap(({ period, line }) => (period.period_id === id ? [line] : []))
      return cropGroups(lines, 'crop')[0]?.yield ?? null
    })
  const series = kinds.map((own, at) => ({
    label: own[0]?.line.crop?.name ?? '',
    as: looks[at] ?? 'line',
    figures: yieldsOf(own).map(value => figure(value, 'x')),
  }))
  return [
    {
      kind: 'bars',
      title: titleOf(series, periods),
      note: 'Yield of each crop in tonnes per harvested hectare: of those with the most ground.',
      unit: 't/ha',
      places: periods.map(({ name }) => periodText(name)),
      series,
    },
  ]
}

const areaOf = (crops: readonly GroundCrop[]) => sumOf(crops.map(({ line }) => line.area)) ?? 0

/** `Wheat yielded best in 2021–22: 4.2 t/ha` */
function titleOf(series: BlockOf<'bars'>['series'], periods: readonly Collection[]): string {
  const [first] = series
  const values = first?.figures.map(({ value }) => value ?? 0) ?? []
  const best = values.indexOf(Math.max(...values))
  return `${first?.label} yielded best in ${periodText(periods[best]?.name ?? '')}: ${first?.figures[best]?.text} t/ha`
}

export function historyTable(paddocks: Paddocks): readonly BlockOf<'table'>[] {
  const told = paddocks.filter(({ crops }) => crops.length > 0)
  if (told.length === 0) return []
  return [
    {
      kind: 'table',
      title: `${told.length} paddocks and what grew on them`,
      note: 'Yield in the unit of each crop; millimetres on the crop; kilograms of nitrogen (N) and phosphorus (P) per hectare that were put on.',
      columns: ['Area', 'Yield', 'Fallow before', 'Rain', 'N put on', 'P put on'].map(label => ({
        label,
        unit: '',
      })),
      rows: told.flatMap(({ name, area, crops }) => [
        {
          label: name,
          figures: [figure(area, 'ha'), ...Array.from({ length: 5 }, () => empty)],
          level: 0,
          is_total: true,
          about: null,
        },
        ...crops.map(crop => rowOf(crop, name)),
      ]),
    },
  ]
}

/** There is nothing to know of it. */
const empty = { value: null, text: '' }

function rowOf({ line, period, fallowDays }: CropHere, paddock: string) {
  const { crop, status, area, crop_rain: rain, crop_rain_unread: unread } = line
  const was = line.paddock.name === paddock ? '' : `, as ${line.paddock.name}`
  const grew = crop?.name ?? status?.name ?? 'Not said yet'
  return {
    label: `${periodText(period.name)} ${grew}${was}`,
    figures: [
      figure(area, 'ha'),
      figure(line.yield, crop?.unit ?? 'x'),
      figure(fallowDays, 'days'),
      figure((unread ?? 0) > 0 ? null : rain, 'mm'),
      figure(line.nitrogen, 'kg/ha'),
      figure(line.phosphorus, 'kg/ha'),
    ],
    level: 1,
    is_total: false,
    about: null,
  }
}

const figure = (value: number | null, unit: string) =>
  measureFigure(value, { unit, produce: 't', start: '' })
