// How the return on assets comes about: margin times turnover, and what each of them is made of.

import type { BlockOf, ReportNode } from '@furrow/wire/farm-report-answer'
import { aboutOf, isBetterThan, measureIn } from '../compared-scope.ts'
import type { ComparedScope } from '../compared-scope.ts'

interface Branch {
  readonly measure: string
  /** How it follows from its parts. */
  readonly by?: string
  readonly parts?: readonly Branch[]
}

const whole: Branch = {
  measure: 'roam',
  by: '×',
  parts: [
    {
      measure: 'operating_profit_margin',
      by: 'what is left of 100% after',
      parts: [
        {
          measure: 'direct_cost_ratio',
          by: 'among them',
          parts: [{ measure: 'fertiliser_ratio' }, { measure: 'spray_ratio' }],
        },
        { measure: 'overhead_ratio', by: 'among them', parts: [{ measure: 'depreciation_ratio' }] },
      ],
    },
    {
      measure: 'asset_turnover',
      by: '÷',
      parts: [{ measure: 'gross_income_per_ha' }, { measure: 'assets_per_ha' }],
    },
  ],
}

/** Nothing where the farm's return is not known. */
export function returnTree(compared: ComparedScope): readonly BlockOf<'tree'>[] {
  const roam = measureIn(compared, 'roam')
  const root = nodeOf(compared, whole)
  if (!root || !roam || roam.own === null) return []
  const { figure, own, average } = roam
  const beside = average === null ? '' : `, against ${figure(average).text} on the average farm`
  return [
    {
      kind: 'tree',
      title: `Assets managed returned ${figure(own).text}${beside}`,
      note: 'Return on assets managed is profit margin times asset turnover. Each box opens to what it follows from.',
      root,
    },
  ]
}

function nodeOf(
  compared: ComparedScope,
  { measure: name, by = '', parts = [] }: Branch,
): ReportNode | undefined {
  const measure = measureIn(compared, name)
  if (!measure) return undefined
  const { declared, unit, own, average, figure } = measure
  const below = parts.flatMap(part => nodeOf(compared, part) ?? [])
  return {
    label: declared.label,
    unit,
    own: figure(own),
    average: figure(average),
    is_better: isBetterThan(measure, average),
    about: aboutOf(measure),
    by: below.length > 0 ? by : '',
    parts: below,
  }
}
