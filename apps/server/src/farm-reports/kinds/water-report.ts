// The water that there was, what of it was used, and what it cost and earned.

import { headlineBlock } from '../blocks/headline-block.ts'
import { linesOf, linesTable } from '../blocks/lines-table.ts'
import { yearsBlocks } from '../blocks/years-block.ts'
import { measureSections } from '../measure-sections.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'
import { summaryOfEnterprise } from '../summary-sentence.ts'

export const waterAccount: ReportKind = {
  key: 'water',
  name: 'Water account',
  about: 'The water that there was, what of it was used, and what it cost and earned.',
  family: 'The farm by itself',
  needsMoney: true,
  scope: 'farm',
  howToRead: {
    text: 'Water that could be used is what was allocated, carried over, bought and stored, less what was sold. Water used is what crops and pasture were given.',
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
  const first = ['water_use_share', 'water_per_irrigated_ha']
  return {
    compared: farm.answer,
    says: summaryOfEnterprise(farm, { name: 'Water', first }),
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
