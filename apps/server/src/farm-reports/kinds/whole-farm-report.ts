// The whole farm compared: how its return comes about, the gap in dollars, and all measures.

import { firstMeasures } from '@furrow/catalogue/measures/first-measures'
import { keptAims } from '../blocks/aims-block.ts'
import { cropMultiples } from '../blocks/crop-multiples.ts'
import { findingsOfGap } from '../blocks/findings-block.ts'
import { headlineBlock } from '../blocks/headline-block.ts'
import { ladderBlock } from '../blocks/ladder-block.ts'
import { ownYearsTables } from '../blocks/own-years-table.ts'
import { returnTree } from '../blocks/return-tree.ts'
import { measureSections } from '../measure-sections.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import { cropTrends } from '../crop-trends.ts'
import type { ReportSources } from '../report-sources.ts'
import { summaryOf } from '../summary-sentence.ts'

export const wholeFarmCompared: ReportKind = {
  key: 'whole-farm',
  name: 'Whole farm compared',
  about:
    'Where the return of the farm comes from, and what separates it from its group in dollars.',
  family: 'How the farm compares',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'The tree shows how the return comes about. The ladder goes from the profit of the average farm to your own: each rung is what one difference made, and together they are the gap to the cent. The pictures below show every measure beside its group.',
    example:
      'A rung “Wheat: price, +$12.40/ha” says that the price of your wheat made $12.40 more profit on each hectare of the farm than the average farm’s price would have.',
  },
  content: wholeFarmContent,
}

async function wholeFarmContent(sources: ReportSources): Promise<ReportContent> {
  const overYears = sources.seesMoney ? ['yield', 'gross_margin_per_ha'] : ['yield']
  const [farm, ladder, kept, crops] = await Promise.all([
    sources.compared('farm'),
    sources.ladder(),
    keptAims(sources),
    cropTrends(sources, overYears),
  ])
  const unitOf = sources.produceOf
  // Where there is no group, the farm is told beside its own years.
  const names = farm.measures.map(({ name }) => name)
  const trend = farm.answer.group ? null : await sources.trend('farm', names)
  return {
    compared: farm.answer,
    says: summaryOf(farm, ladder),
    missing: farm.answer.missing,
    sections: [
      ...sectionsOf([
        ['The result', sources.seesMoney ? headlineBlock(farm, firstMeasures('farm')) : []],
        ['How the return comes about', returnTree(farm)],
        [
          'The gap in dollars',
          ladder
            ? [
                ...ladderBlock({ answer: ladder, unitOf }),
                ...findingsOfGap(ladder, { most: 12 }),
                ...(ladder.why_not ? [{ kind: 'text' as const, text: ladder.why_not }] : []),
              ]
            : [],
        ],
        ['Your aims', kept],
      ]),
      ...measureSections(farm),
      ...sectionsOf([
        ['Crop by crop over the years', cropMultiples(crops, overYears)],
        ['Own years', trend ? ownYearsTables(trend, 't') : []],
      ]),
    ],
  }
}
