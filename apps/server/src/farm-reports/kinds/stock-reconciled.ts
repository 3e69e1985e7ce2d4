// Whether the stock of the period agree: opening with all that came and went, against what was counted.

import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { stockMovementNames } from '@furrow/farming/stock/herd'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { livestockOf } from '../../reports/livestock-summary-report.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'

export const stockReconciled: ReportKind = {
  key: 'stock-numbers',
  name: 'Stock numbers',
  about: 'Opening, what came and went, and whether what was counted at the end agrees.',
  family: 'The farm by itself',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'Opening with all that came, less all that went, is what should be left. The last column is what was counted beyond that, or below 0 what was not found. Transfers are between classes, as when lambs are weaned, so over all stock those in equal those out.',
    example: 'A difference of -4 ewes: four more went, or died, than were recorded.',
  },
  content: stockContent,
}

const labels: Readonly<Record<(typeof stockMovementNames)[number], string>> = {
  opening: 'Opening',
  birth: 'Births',
  purchase: 'Purchases',
  'transfer in': 'Transfers in',
  'adjustment in': 'Found in the count',
  death: 'Deaths',
  sale: 'Sales',
  'transfer out': 'Transfers out',
  'adjustment out': 'Missing in the count',
}

async function stockContent({ asking, which }: ReportSources): Promise<ReportContent> {
  const stock = await livestockOf(asking, which, {})
  return {
    compared: null,
    says: saysOf(stock),
    missing: [],
    sections: sectionsOf([['Numbers', tableOf(stock)]]),
  }
}

function saysOf({ classes, total }: LivestockOfPeriod): string {
  if (classes.length === 0) return 'No livestock are recorded in this period.'
  if (total.uncounted > 0)
    return `${total.uncounted} of ${classes.length} classes are not counted yet.`
  const agree =
    total.off === 0
      ? `The count agrees with the record in all ${classes.length} classes`
      : `The count differs from the record in ${total.off} of ${classes.length} classes`
  const { moved, closing } = total.head
  return closing === null
    ? `${agree}.`
    : `${agree}: ${closingSaid(closing, moved.opening ?? null)}.`
}

/** `4,573 head at the end of the period, 23 more than at the start` */
function closingSaid(closing: number, opening: number | null): string {
  const head = `${headText(closing)} head at the end of the period`
  if (opening === null) return head
  const more = closing - opening
  if (more === 0) return `${head}, as many as at the start`
  return `${head}, ${headText(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than at the start`
}

const headText = (count: number) => count.toLocaleString('en-AU')

type Balance = Pick<LivestockOfPeriod['total'], 'head'>

function tableOf(stock: LivestockOfPeriod): readonly BlockOf<'table'>[] {
  const { classes, enterprises, total } = stock
  if (classes.length === 0) return []
  const used = stockMovementNames.filter(name => (total.head.moved[name] ?? 0) !== 0)
  const figure = (value: number | null) =>
    measureFigure(value, { unit: 'x', produce: 't', start: '' })
  const rowOf = (label: string, { head }: Balance, level: number) => ({
    label,
    figures: [
      ...used.map(name => figure(head.moved[name])),
      ...[head.expected, head.closing, head.difference].map(figure),
    ],
    level,
    is_total: level === 0,
    about: null,
  })
  return [
    {
      kind: 'table',
      title: 'From opening to closing',
      note: 'Head.',
      columns: [...used.map(name => labels[name]), 'Should be left', 'Counted', 'Difference'].map(
        label => ({ label, unit: '' }),
      ),
      rows: [
        ...enterprises.flatMap(group => [
          rowOf(group.of?.name ?? 'In no enterprise', group, 0),
          ...classes
            .filter(({ enterprise }) => (enterprise?.id ?? null) === (group.of?.id ?? null))
            .map(one => rowOf(one.class.name, one, 1)),
        ]),
        rowOf('All stock', total, 0),
      ],
    },
  ]
}
