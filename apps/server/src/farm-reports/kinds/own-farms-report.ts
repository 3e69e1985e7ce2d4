// The farms of one person side by side: what stands large in the year of each, in columns.

import { farmMeasures } from '../farm-measures.ts'
import type { FarmMeasures } from '../farm-measures.ts'
import { farmsBars, farmsPlaces, farmsSaid, farmsTable } from '../blocks/farms-beside.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'
import { beside, besideWithoutMoney, largeFigures, largeWithoutMoney } from './my-year.ts'

export const ownFarmsReport: ReportKind = {
  key: 'own-farms',
  name: 'Your farms side by side',
  about: 'The key figures of each of your farms in this period, beside each other.',
  family: 'How the farm compares',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'A column is a farm; each figure is the one that the farm’s own report has. Below, each has its place in words, where one way is better. Money stands only where you can see the finances of the farm.',
    example:
      'Where one farm has the better return and the other the better price of machinery per hectare, look at what they grow before you look at who drives.',
  },
  content: ownFarmsContent,
}

/** Those of my year on one page, each once. */
const measures = [
  ...new Set([...largeFigures, ...beside, ...largeWithoutMoney, ...besideWithoutMoney]),
]

/** So many columns can be read. */
const mostFarms = 8

async function ownFarmsContent(sources: ReportSources): Promise<ReportContent> {
  const { asking, ownFarms, which } = sources
  const others = ownFarms.filter(farm => farm !== which.farm)
  const farms: FarmMeasures[] = []
  // One after another: nobody takes the connections that others need.
  for (const farm of [which.farm, ...others].slice(0, mostFarms)) {
    farms.push(await farmMeasures(asking, { farm, period: which.period }))
  }
  return {
    compared: null,
    says: farmsSaid(farms, measures),
    missing: [],
    sections: sectionsOf([
      ['At a glance', farmsBars(farms, measures)],
      ['Side by side', farmsTable(farms, { measures, all: ownFarms.length })],
      ['Which farm comes first', farmsPlaces(farms, measures)],
    ]),
  }
}
