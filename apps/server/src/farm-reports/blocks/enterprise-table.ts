// The farm's crops and stock, each in a line: how much of the farm it is, its yield and gross margin, beside its group.

import { notKnown } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { MeasureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { aboutOf, isBetterThan, measureIn } from '../compared-scope.ts'
import type { ComparedMeasure, ComparedScope } from '../compared-scope.ts'
import type { ReportSources } from '../report-sources.ts'

type TableBlock = BlockOf<'table'>

/** On a page of its own each has more. */
const most = 10
const shown = {
  crop: { given: 'yield', margin: 'gross_margin_per_ha' },
  stock: { given: 'kg_per_dse', margin: 'gross_margin_per_dse' },
} as const

interface Line {
  readonly compared: ComparedScope
  readonly label: string
  readonly given: ComparedMeasure | undefined
  readonly margin: ComparedMeasure | undefined
}

/** What each gives is in its own unit, which stands with the figure. */
const columns: readonly (readonly [label: string, of: (line: Line) => MeasureFigure])[] = [
  ['Share of the farm', ({ compared }) => ownOf(measureIn(compared, 'share_of_farm'))],
  ['Yield', ({ given }) => ownOf(given)],
  ['Group yield', ({ given }) => averageOf(given)],
  ['Gross margin', ({ margin }) => ownOf(margin)],
  ['Group margin', ({ margin }) => averageOf(margin)],
]

const ownOf = (measure?: ComparedMeasure) => measure?.figure(measure.own) ?? notKnown
const averageOf = (measure?: ComparedMeasure) => measure?.figure(measure.average) ?? notKnown

/** Without columns of which nothing is known: money that may not be seen, a group that there is not. */
export function enterpriseTable(
  compared: readonly ComparedScope[],
  { scopes }: Pick<ReportSources, 'scopes'>,
): readonly TableBlock[] {
  if (compared.length === 0) return []
  const largest = compared.toSorted((one, other) => partOf(other) - partOf(one)).slice(0, most)
  const lines = largest.map(one => lineOf(one, scopes))
  const known = columns.filter(([, of]) => lines.some(line => of(line).value !== null))
  const has = (wanted: string) => known.some(([label]) => label === wanted)
  return [
    {
      kind: 'table',
      title: titleOf(lines),
      note: [
        'Yield is the liveweight grown where it is stock.',
        ...(has('Gross margin')
          ? ['Gross margins are per hectare of a crop, per DSE of stock.']
          : []),
        ...(has('Group yield') || has('Group margin')
          ? ['The group is the average farm of those that have it.']
          : []),
        ...(compared.length > most ? [`The largest ${most} of ${compared.length}.`] : []),
      ].join(' '),
      columns: known.map(([label]) => ({ label, unit: '' })),
      rows: lines.map(line => ({
        label: line.label,
        figures: known.map(([, of]) => of(line)),
        level: 0,
        is_total: false,
        about: line.given ? aboutOf(line.given) : null,
      })),
    },
  ]
}

function lineOf(compared: ComparedScope, scopes: ReportSources['scopes']): Line {
  const { scope } = compared.answer
  const { given, margin } = shown[scope.startsWith('crop ') ? 'crop' : 'stock']
  return {
    compared,
    label: scopes.find(other => other.scope === scope)?.name ?? scope,
    given: measureIn(compared, given),
    margin: measureIn(compared, margin),
  }
}

const partOf = (compared: ComparedScope) => measureIn(compared, 'share_of_farm')?.own ?? 0

function titleOf(lines: readonly Line[]): string {
  const known = lines.flatMap(({ margin }) => {
    const isBetter = margin ? isBetterThan(margin, margin.average) : null
    return isBetter === null ? [] : [isBetter]
  })
  if (known.length === 0) return 'What the farm grew and kept'
  const better = known.filter(Boolean).length
  const many = better === 0 ? 'None' : String(better)
  return `${many} of ${known.length} had a better gross margin than on the average farm`
}
