// Cotton field by field: lint, water, turnout, and what a bale cost and brought.

import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { cropTotals } from '@furrow/farming/crops/crop-group'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import { lintTurnout } from '@furrow/farming/crops/lint'
import { sumIfAllKnown, weightedMean } from '@furrow/farming/numbers/ratio'
import type { LineOfSale } from '@furrow/farming/crops/crop-income'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { cottonGinned } from '../../facts/crops/mill-and-gin.ts'
import { saleLines } from '../../facts/crops/sale-lines.ts'
import { croppingOf } from '../../reports/cropping-summary-report.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'

export const cottonReport: ReportKind = {
  key: 'cotton',
  name: 'Cotton',
  about: 'Bales per hectare and megalitre, turnout, and what a bale cost and brought.',
  family: 'Crops',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'Bales are 227 kg of lint. Bales per megalitre count the water that was put on, not rain. Turnout is what of the seed cotton is lint. Premium and discount are for each bale, above and below the price at the base grade.',
    example:
      'Two fields with 11 bales/ha, one with 1.2 and one with 1.6 bales/ML: the second made the same crop of a quarter less water.',
  },
  content: cottonContent,
}

type Ginned = Awaited<ReturnType<typeof cottonGinned>>

async function cottonContent(sources: ReportSources): Promise<ReportContent> {
  const { asking, asked, which, seesMoney } = sources
  const [{ crops }, ginned, sales] = await Promise.all([
    croppingOf(asking, which),
    cottonGinned(asking.db, asked),
    seesMoney ? saleLines(asking.db, asked) : [],
  ])
  const cotton = crops.filter(({ crop }) => crop?.harvest === 'lint')
  const all = cropTotals(cotton)
  const bales = figure(all.yield, 'produce/ha').text
  const water =
    all.produced_per_ml === null ? '' : ` and ${figure(all.produced_per_ml, 'produce/ML').text}`
  return {
    compared: null,
    says:
      all.yield === null
        ? 'No cotton is picked in this period yet.'
        : `Cotton yielded ${bales}${water}.`,
    missing: [],
    sections: sectionsOf([
      ['Field by field', [...barsOf(cotton), ...fieldsTable(cotton, ginned, seesMoney)]],
      ['What a bale brought', seesMoney ? salesTable(sales, all.price) : []],
    ]),
  }
}

function barsOf(cotton: readonly CropLine[]): readonly BlockOf<'bars'>[] {
  const picked = cotton.filter(line => line.yield !== null)
  const best = picked.toSorted((one, other) => (other.yield ?? 0) - (one.yield ?? 0)).slice(0, 8)
  const [first] = best
  if (!first || best.length < 2) return []
  return [
    {
      kind: 'bars',
      title: `${first.paddock.name} yielded best: ${figure(first.yield, 'produce/ha').text}`,
      note: picked.length > best.length ? 'The best eight fields.' : 'The best field first.',
      unit: 'bales/ha',
      places: best.map(({ paddock }) => paddock.name),
      series: [{ label: 'Lint', as: 'bar', figures: best.map(line => figure(line.yield, 'x')) }],
    },
  ]
}

function fieldsTable(
  cotton: readonly CropLine[],
  ginned: Ginned,
  seesMoney: boolean,
): readonly BlockOf<'table'>[] {
  if (cotton.length === 0) return []
  const turnout = (ids: readonly number[]) => {
    const own = ginned.filter(({ id }) => ids.includes(id))
    const bales = sumIfAllKnown(own.map(one => one.bales))
    return own.length === 0
      ? null
      : lintTurnout(bales, sumIfAllKnown(own.map(one => one.seed_cotton)))
  }
  const rowOf = (label: string, lines: readonly CropLine[], isTotal: boolean) => {
    const of = cropTotals(lines)
    return {
      label,
      figures: [
        figure(of.area, 'ha'),
        figure(of.yield, 'x'),
        figure(of.produced_per_ml, 'x'),
        figure(turnout(lines.map(({ id }) => id)), 'share'),
        ...(seesMoney
          ? [figure(of.cost_per_ha, '$/ha'), figure(of.break_even_price, '$/produce')]
          : []),
      ],
      level: 0,
      is_total: isTotal,
      about: null,
    }
  }
  return [
    {
      kind: 'table',
      title: 'Lint, water and turnout of each field',
      note: `Turnout is known where seed cotton was weighed.${seesMoney ? ' Costs are direct ones.' : ''}`,
      columns: [
        { label: 'Area', unit: '' },
        { label: 'Lint', unit: 'bales/ha' },
        { label: 'From water', unit: 'bales/ML' },
        { label: 'Turnout', unit: '' },
        ...(seesMoney ? ['Cost of a hectare', 'Cost of a bale'] : []).map(label => ({
          label,
          unit: '',
        })),
      ],
      rows: [
        ...cotton.map(line => rowOf(line.paddock.name, [line], false)),
        rowOf('All cotton', cotton, true),
      ],
    },
  ]
}

/** By bales. */
function salesTable(
  sales: readonly LineOfSale[],
  price: number | null,
): readonly BlockOf<'table'>[] {
  const lint = sales.filter(({ kind, is_sold: isSold }) => kind === 'lint' && isSold)
  if (lint.length === 0) return []
  const mean = (pick: (line: LineOfSale) => number | null) =>
    weightedMean(lint.map(line => ({ figure: pick(line), weight: line.quantity })))
  const rows = [
    ['Price that it brought', price],
    ['Premium', mean(({ premium }) => premium)],
    ['Discount', mean(({ discount }) => discount)],
  ] as const
  return [
    {
      kind: 'table',
      title: 'Price, premium and discount of the bales that were sold',
      note: 'Premium and discount are above and below the price at the base grade.',
      columns: [{ label: 'For each bale', unit: '' }],
      rows: rows.map(([label, value]) => ({
        label,
        figures: [figure(value, '$/produce')],
        level: 0,
        is_total: false,
        about: null,
      })),
    },
  ]
}

const figure = (value: number | null, unit: string) =>
  measureFigure(value, { unit, produce: 'bales', start: '' })
