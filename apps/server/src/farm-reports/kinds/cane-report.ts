// Cane by the age of its stands, and as it was cut: cane, sugar and what they brought.

import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { cropTotals } from '@furrow/farming/crops/crop-group'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import { yieldOf } from '@furrow/farming/crops/crop-yield'
import { milledIn, sugarTonnes } from '@furrow/farming/crops/sugar'
import { sumOf } from '@furrow/farming/numbers/ratio'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { caneCut } from '../../facts/crops/mill-and-gin.ts'
import { croppingOf } from '../../reports/cropping-summary-report.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'

export const caneReport: ReportKind = {
  key: 'cane',
  name: 'Cane',
  about: 'Cane and sugar per hectare from plant cane to the oldest ratoon, green and burnt.',
  family: 'Crops',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'TCH is tonnes of cane per hectare, TSH tonnes of sugar per hectare, and CCS the sugar in per cent of the cane. A stand gives less from ratoon to ratoon; what matters is how fast.',
    example:
      'Where the third ratoon still gives 85 of the 100 tonnes of plant cane it pays to keep it; at 60 look at replanting.',
  },
  content: caneContent,
}

interface CaneRow {
  readonly label: string
  readonly area: number | null
  readonly yield: number | null
  readonly ccs: number | null
  readonly income?: number | null
}

async function caneContent(sources: ReportSources): Promise<ReportContent> {
  const { asking, asked, which, seesMoney } = sources
  const [{ crops }, cut] = await Promise.all([croppingOf(asking, which), caneCut(asking.db, asked)])
  const cane = crops.filter(({ crop }) => crop?.harvest === 'cane')
  const ages = [...Map.groupBy(cane, ({ stage }) => stage?.id ?? Infinity)]
    .toSorted(([one], [other]) => one - other)
    .map(([, own]) => ofLines(own[0]?.stage?.name ?? 'Not said', own))
  const all = ofLines('All cane', cane)
  const burns = [...Map.groupBy(cut, ({ burn }) => burn ?? 'Not said')].map(
    ([label, own]): CaneRow => ({
      label,
      area: sumOf(own.map(({ area }) => area)),
      yield: yieldOf(own),
      ccs: milledIn(own).ccs,
    }),
  )
  return {
    compared: null,
    says: saysOf(all, ages),
    missing: [],
    sections: sectionsOf([
      [
        'From plant cane to the oldest ratoon',
        [...barsOf(ages), ...tableOf([...ages, all], 'By age', seesMoney)],
      ],
      ['Green and burnt', burns.length > 1 ? tableOf(burns, 'As it was cut', false) : []],
    ]),
  }
}

function ofLines(label: string, lines: readonly CropLine[]): CaneRow {
  const { area, yield: cane, ccs, income_per_ha: income } = cropTotals(lines)
  return { label, area, yield: cane, ccs, income }
}

/** `Cane gave 84.2 t/ha at 13.6 CCS; most as plant cane: 102 t/ha.` */
function saysOf(all: CaneRow, ages: readonly CaneRow[]): string {
  if (all.yield === null) return 'No cane is harvested in this period yet.'
  const ccs = all.ccs === null ? '' : ` at ${figure(all.ccs, 'x').text} CCS`
  const [best] = ages.toSorted((one, other) => (other.yield ?? 0) - (one.yield ?? 0))
  const most =
    best && ages.length > 1
      ? `; ${best.label} yielded best: ${figure(best.yield, 't/ha').text}`
      : ''
  return `Cane yielded ${figure(all.yield, 't/ha').text}${ccs}${most}.`
}

function barsOf(ages: readonly CaneRow[]): readonly BlockOf<'bars'>[] {
  const cut = ages.filter(one => one.yield !== null)
  if (cut.length < 2) return []
  return [
    {
      kind: 'bars',
      title: 'Cane per hectare, from the youngest stands to the oldest',
      note: 'Tonnes of cane per hectare cut (TCH).',
      unit: 't/ha',
      places: cut.map(({ label }) => label),
      series: [{ label: 'Cane', as: 'bar', figures: cut.map(one => figure(one.yield, 'x')) }],
    },
  ]
}

function tableOf(
  rows: readonly CaneRow[],
  title: string,
  hasIncome: boolean,
): readonly BlockOf<'table'>[] {
  return [
    {
      kind: 'table',
      title,
      note: 'TCH: tonnes of cane per hectare. CCS: sugar in per cent of the cane of which it is known. TSH: tonnes of sugar per hectare.',
      columns: ['Area', 'TCH', 'CCS', 'TSH', ...(hasIncome ? ['Income'] : [])].map(label => ({
        label,
        unit: '',
      })),
      rows: rows.map(({ label, area, yield: cane, ccs, income = null }) => ({
        label,
        figures: [
          figure(area, 'ha'),
          figure(cane, 't/ha'),
          figure(ccs, 'x'),
          figure(sugarTonnes(cane, ccs), 't/ha'),
          ...(hasIncome ? [figure(income, '$/ha')] : []),
        ],
        level: 0,
        is_total: label === 'All cane',
        about: null,
      })),
    },
  ]
}

const figure = (value: number | null, unit: string) =>
  measureFigure(value, { unit, produce: 't', start: '' })
