// The farm's crops and stock, each in a line: how much of the farm it is, what it gave and what it left, beside its group.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { aboutOf, isBetterThan, measureIn } from '../compared-scope.ts'
import type { ComparedScope } from '../compared-scope.ts'
import type { ReportSources } from '../report-sources.ts'
import { notKnown } from '@furrow/farming/benchmarks/ladder/measure-figure'

type TableBlock = BlockOf<'table'>

/** What each gives is in its own unit, which stands with the figure. */
const columns = ['Part of the farm', 'Gave', 'Group gave', 'Left', 'Group left']
/** On a page of its own each has more. */
const most = 10
const gave = { crop: 'yield', stock: 'kg_per_dse' } as const

export function enterpriseTable(
  compared: readonly ComparedScope[],
  { scopes, seesMoney }: Pick<ReportSources, 'scopes' | 'seesMoney'>,
): readonly TableBlock[] {
  if (compared.length === 0) return []
  const largest = compared.toSorted((one, other) => partOf(other) - partOf(one)).slice(0, most)
  const told = largest.map(one => {
    const { scope } = one.answer
    const name = scopes.find(other => other.scope === scope)?.name ?? scope
    return { name, row: rowOf(one, name), isBetter: leftMore(one) }
  })
  return [
    {
      kind: 'table',
      title: titleOf(told, seesMoney),
      note: [
        'Gave: yield of crops, liveweight grown of stock.',
        ...(seesMoney ? ['Left: gross margin per hectare.'] : []),
        'The group is the average farm of those that have it.',
        ...(compared.length > most ? [`The largest ${most} of ${compared.length}.`] : []),
      ].join(' '),
      columns: (seesMoney ? columns : columns.slice(0, 3)).map(label => ({ label, unit: '' })),
      rows: told.map(({ row }) => (seesMoney ? row : { ...row, figures: row.figures.slice(0, 3) })),
    },
  ]
}

const partOf = (compared: ComparedScope) => measureIn(compared, 'share_of_farm')?.own ?? 0

function rowOf(compared: ComparedScope, label: string): TableBlock['rows'][number] {
  const [kind = 'crop'] = compared.answer.scope.split(' ')
  const share = measureIn(compared, 'share_of_farm')
  const given = measureIn(compared, gave[kind as keyof typeof gave])
  const left = measureIn(compared, 'gross_margin_per_ha')
  return {
    label,
    figures: [
      share?.figure(share.own) ?? notKnown,
      given?.figure(given.own) ?? notKnown,
      given?.figure(given.average) ?? notKnown,
      left?.figure(left.own) ?? notKnown,
      left?.figure(left.average) ?? notKnown,
    ],
    level: 0,
    is_total: false,
    about: given ? aboutOf(given) : null,
  }
}

function leftMore(compared: ComparedScope): boolean | null {
  const left = measureIn(compared, 'gross_margin_per_ha')
  return left ? isBetterThan(left, left.average) : null
}

interface ToldLine {
  readonly name: string
  readonly isBetter: boolean | null
}

function titleOf(told: readonly ToldLine[], seesMoney: boolean): string {
  const better = told.filter(({ isBetter }) => isBetter === true)
  const known = told.filter(({ isBetter }) => isBetter !== null)
  if (!seesMoney || known.length === 0) return 'What the farm grew and kept'
  const many = better.length === 0 ? 'None' : String(better.length)
  return `${many} of ${known.length} left more per hectare than those of the average farm`
}
