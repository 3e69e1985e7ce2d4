// The crops or the stock of a farm's period beside the period before and beside others, as the summaries show them.

import type { Known } from '@furrow/farming/numbers/ratio'
import type { EnterprisesCompared } from '@furrow/wire/enterprises-compared-answer'
import type { Which } from '../reports/collections.ts'
import type { AskingOn } from '../reports/completeness-report.ts'
import { headlineFigure } from './blocks/headline-block.ts'
import { isNothing, measureIn } from './compared-scope.ts'
import type { ComparedScope } from './compared-scope.ts'
import { periodBefore } from './period-before.ts'
import { reportSources } from './report-sources.ts'

export type EnterpriseKind = 'crop' | 'stock'

/** Those that are told of each, in this order. */
const measuresOf: Readonly<Record<EnterpriseKind, readonly string[]>> = {
  crop: [
    'yield',
    'water_use_efficiency',
    'price',
    'income_per_ha',
    'direct_cost_per_ha',
    'gross_margin_per_ha',
    'nitrogen_per_ha',
    'water_per_watered_ha',
  ],
  stock: [
    'dse_per_ha',
    'kg_per_ha',
    'kg_per_dse',
    'daily_gain',
    'weaning',
    'death_rate',
    'price_per_kg',
    'income_per_dse',
    'gross_margin_per_dse',
    'direct_cost_per_kg',
    'cost_per_kg',
  ],
}

export async function enterprisesBeside(
  asking: AskingOn,
  { kind, ...which }: Which & { readonly kind: EnterpriseKind },
): Promise<EnterprisesCompared> {
  const own = { group: undefined, edition: undefined, against: 'average', scope: 'farm' } as const
  const sources = await reportSources(asking, { ...which, ...own })
  const { collection, seesMoney } = sources
  const earlier = await periodBefore(asking, which, collection.before_id)
  const scopes = sources.scopes.filter(({ scope }) => scope.startsWith(`${kind} `))
  const compared = await Promise.all(scopes.map(({ scope }) => sources.compared(scope)))
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    period: collection.name,
    before: earlier?.name ?? null,
    provisional: collection.status !== 'Released',
    edition: compared[0]?.answer.edition ?? null,
    enterprises: scopes.flatMap(({ scope, name }, at) => {
      const one = compared[at]
      if (!one) return []
      const { group } = one.answer
      const why = group ? null : whyNot(one, seesMoney)
      const figures = figuresOf(one, { kind, before: earlier?.figuresOf(scope) ?? {} })
      return [{ scope, name, group, why_not: why, figures }]
    }),
  }
}

interface Beside {
  readonly kind: EnterpriseKind
  readonly before: Readonly<Record<string, Known>>
}

function figuresOf(compared: ComparedScope, { kind, before }: Beside) {
  return measuresOf[kind].flatMap(name => {
    const measure = measureIn(compared, name)
    const earlier = before[name] ?? null
    if (!measure || (isNothing(measure) && (earlier ?? 0) === 0)) return []
    return [{ ...headlineFigure(measure), before: measure.figure(earlier) }]
  })
}

function whyNot({ answer: { edition } }: ComparedScope, seesMoney: boolean): string {
  if (!edition) return 'Figures of other farms are not published yet.'
  return seesMoney
    ? 'Too few farms like yours to say this safely.'
    : 'Which group the farm belongs to follows from its finances. Choose one in its report.'
}
