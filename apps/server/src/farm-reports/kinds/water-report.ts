// The water that there was, what of it was used, and what it cost and earned.

import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import { headlineBlock } from '../blocks/headline-block.ts'
import { linesOf, linesTable } from '../blocks/lines-table.ts'
import { yearsBlocks } from '../blocks/years-block.ts'
import { measureSections } from '../measure-sections.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'
import { measureIn } from '../compared-scope.ts'
import type { ComparedScope } from '../compared-scope.ts'
import { againstOthers } from '../summary-sentence.ts'

export const waterAccount: ReportKind = {
  key: 'water',
  name: 'Water account',
  about: 'The water that there was, what of it was used, and what it cost and earned.',
  family: 'The farm by itself',
  needsMoney: true,
  scope: 'farm',
  howToRead: {
    text: 'Water available is what was allocated, carried over, bought and stored, less what was sold. Water used is what crops and pasture were given.',
    example:
      'Water that was neither used nor sold was carried over, or lost by evaporation and seepage.',
  },
  content: waterContent,
}

const large = [
  'water_per_irrigated_ha',
  'irrigated_income_per_ml',
  'water_and_pumping_per_ml',
  'water_use_share',
]

async function waterContent(sources: ReportSources): Promise<ReportContent> {
  const [farm, years, trend] = await Promise.all([
    sources.compared('farm'),
    sources.years(),
    sources.trend('farm', ['water_use_share', 'water_per_irrigated_ha', 'irrigated_income_per_ml']),
  ])
  return {
    compared: farm.answer,
    says: waterSaid(farm, years.at(-1)?.lines ?? {}),
    missing: [],
    sections: [
      ...sectionsOf([
        ['At a glance', headlineBlock(farm, large)],
        [
          'The account',
          linesTable(
            years,
            [...linesOf('Water'), { name: 'irrigated_ha' }, { name: 'water_cost', isTotal: true }],
            {
              title: 'What there was, what was used, and what it cost',
              note: 'Megalitres, hectares and dollars of each period.',
            },
          ),
        ],
      ]),
      ...measureSections(farm, ['Water']),
      ...sectionsOf([['Over the years', yearsBlocks({ trend, produce: 't' })]]),
    ],
  }
}

/** `Of the 291.4 ML available, 121.7 ML were used: 41.8%, against 80% on the average farm.` */
function waterSaid(farm: ComparedScope, lines: LineAmounts): string {
  const [used, available] = ['water_used_ml', 'water_available_ml'].map(name =>
    measureFigure(lines[name] ?? null, { unit: 'ML', produce: 't', start: '' }),
  )
  const share = measureIn(farm, 'water_use_share')
  if (!used || used.value === null)
    return `There were ${available?.text} available; what was used is not recorded yet.`
  const told = `Of the ${available?.text} available, ${used.text} were used`
  return share && share.own !== null
    ? `${told}: ${share.figure(share.own).text}${againstOthers(share)}.`
    : `${told}.`
}
