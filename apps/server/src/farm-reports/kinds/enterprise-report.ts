// A crop or a kind of stock of the farm compared with the same of others.

import { findingsOfGap, findingsOfMeasures } from '../blocks/findings-block.ts'
import { headlineBlock } from '../blocks/headline-block.ts'
import { yearsBlocks } from '../blocks/years-block.ts'
import { measureSections } from '../measure-sections.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'
import { summaryOfEnterprise } from '../summary-sentence.ts'

interface Shown {
  readonly large: readonly string[]
  /** Said in the sentence at the top. */
  readonly first: readonly string[]
  readonly years: readonly string[]
  readonly yearsWithoutMoney: readonly string[]
}

const shown: Readonly<Record<'crop' | 'stock', Shown>> = {
  crop: {
    large: ['yield', 'water_use_efficiency', 'price', 'gross_margin_per_ha', 'cost_per_unit'],
    first: ['yield', 'gross_margin_per_ha'],
    years: ['yield', 'price', 'direct_cost_per_ha', 'gross_margin_per_ha'],
    yearsWithoutMoney: ['yield', 'water_use_efficiency'],
  },
  stock: {
    large: [
      'kg_per_ha',
      'kg_per_dse',
      'weaning',
      'death_rate',
      'gross_margin_per_dse',
      'cost_per_kg',
    ],
    first: ['kg_per_dse', 'gross_margin_per_dse'],
    years: ['kg_per_ha', 'dse_per_ha', 'direct_cost_per_dse', 'gross_margin_per_dse'],
    yearsWithoutMoney: ['kg_per_ha', 'dse_per_ha', 'weaning'],
  },
}

export function enterpriseReport(scope: string, name: string): ReportKind {
  const isCrop = scope.startsWith('crop ')
  return {
    key: scope.replace(' ', '-'),
    name,
    about: isCrop
      ? 'Yield, water, price, inputs and margin beside others that grow it.'
      : 'Growth, breeding, deaths, price, feed and margin beside others that keep it.',
    family: isCrop ? 'Crops' : 'Livestock',
    needsMoney: false,
    scope,
    howToRead: isCrop
      ? {
          text: 'Each line is one measure. The diamond is your crop, the band is where most of those who grow it lie, the circle the average farm; what is better lies to the right.',
          example:
            'Where yield lies within its band and the cost of each tonne left of it, the crop grew as it does for others but took more to grow.',
        }
      : {
          text: 'Each line is one measure. The diamond is your stock, the band is where most of those who keep such stock lie, the circle the average farm; what is better lies to the right.',
          example:
            'Where kilograms per DSE lie within their band and kilograms per hectare left of it, the stock did well but there were fewer of them on the ground.',
        },
    content: sources => enterpriseContent(sources, { scope, name }),
  }
}

async function enterpriseContent(
  sources: ReportSources,
  { scope, name }: { readonly scope: string; readonly name: string },
): Promise<ReportContent> {
  const { seesMoney } = sources
  const of = shown[scope.startsWith('crop ') ? 'crop' : 'stock']
  const [compared, ladder, trend] = await Promise.all([
    sources.compared(scope),
    sources.ladder(),
    sources.trend(scope, seesMoney ? of.years : of.yearsWithoutMoney),
  ])
  const inDollars = ladder ? findingsOfGap(ladder, { most: 8, scope }) : []
  const all = compared.measures.map(measure => measure.name)
  return {
    compared: compared.answer,
    says: summaryOfEnterprise(compared, { name, first: of.first }),
    missing: [],
    sections: [
      ...sectionsOf([
        ['The season', headlineBlock(compared, of.large)],
        ['What stands out', inDollars.length > 0 ? inDollars : findingsOfMeasures(compared, all)],
      ]),
      ...measureSections(compared),
      ...sectionsOf([
        ['Over the years', yearsBlocks({ trend, produce: sources.produceOf(scope) })],
      ]),
    ],
  }
}
