// What people and machinery cost, and what they get through.

import { findingsOfMeasures } from '../blocks/findings-block.ts'
import { headlineBlock } from '../blocks/headline-block.ts'
import { yearsBlocks } from '../blocks/years-block.ts'
import { measureSections } from '../measure-sections.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'
import { knowsAnyOf, nothingOf } from '../why-not.ts'
import { measureIn } from '../compared-scope.ts'
import type { ComparedScope } from '../compared-scope.ts'
import { againstOthers, summaryOfEnterprise } from '../summary-sentence.ts'

export const labourAndMachinery: ReportKind = {
  key: 'labour-machinery',
  name: 'Labour and machinery',
  about: 'What people and machinery cost the farm, and how much they get through.',
  family: 'How the farm compares',
  needsMoney: true,
  scope: 'farm',
  howToRead: {
    text: 'Labour counts the owners’ own work at the allowance. Machinery cost is fuel, repairs, depreciation and contractors, so that a farm that hires and one that owns can be compared.',
    example:
      'High machinery cost with low machinery value is a farm that hires; high value with high depreciation one that buys new.',
  },
  whyNot: async sources =>
    knowsAnyOf(sources, sections)
      ? null
      : nothingOf(sources, 'No labour or machinery has been entered for', 'farm_workers'),
  content: labourAndMachineryContent,
}

const large = [
  'tpml_ratio',
  'machinery_cost_per_ha',
  'labour_cost_per_ha',
  'ha_per_fte',
  'plant_ratio',
]

async function labourAndMachineryContent(sources: ReportSources): Promise<ReportContent> {
  const [farm, trend] = await Promise.all([
    sources.compared('farm'),
    sources.trend('farm', ['tpml_ratio', 'ha_per_fte', 'machinery_cost_per_ha']),
  ])
  const names = farm.measures.flatMap(({ declared }) =>
    sections.includes(declared.section) ? [declared.name] : [],
  )
  return {
    compared: farm.answer,
    says: labourSaid(farm),
    missing: [],
    sections: [
      ...sectionsOf([
        ['At a glance', headlineBlock(farm, large)],
        ['What stands out', findingsOfMeasures(farm, names)],
      ]),
      ...measureSections(farm, sections),
      ...sectionsOf([['Over the years', yearsBlocks({ trend, produce: 't' })]]),
    ],
  }
}

const sections = ['Labour', 'Machinery']

/** `Machinery and labour took 23.4% of income, against 26.3% on the middle farm.` */
function labourSaid(farm: ComparedScope): string {
  const [cost, ground] = ['tpml_ratio', 'ha_per_fte'].map(name => measureIn(farm, name))
  const rest = { name: 'Labour and machinery', first: ['ha_per_fte'] }
  if (!cost || cost.own === null) return summaryOfEnterprise(farm, rest)
  const told = `Machinery and labour took ${cost.figure(cost.own).text} of income${againstOthers(cost)}.`
  return ground && ground.own !== null
    ? `${told} Hectares per person: ${ground.figure(ground.own).text}${againstOthers(ground)}.`
    : told
}
