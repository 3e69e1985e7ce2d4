// What grew on each paddock over the last periods: crop, yield, fallow, rain and nutrients.

import { groundCrops, paddocksWithCrops } from '../../facts/crops/ground-crops.ts'
import { reachOf } from '../../access/reach/reach-of.ts'
import { collectionsOf } from '../../reports/collections.ts'
import { historySaid, historyTable, yieldsOverYears } from '../blocks/paddock-years.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'

export const paddockHistory: ReportKind = {
  key: 'paddock-history',
  name: 'Paddock history',
  about: 'What grew on each paddock over the last five periods, and what it had and gave.',
  family: 'Crops',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'Below each paddock stand its crops, the latest first, also those of the paddocks that it was before it was split, joined or renamed. Fallow is the time from the end of the crop before to this sowing; it is not known where either day is not. Rain is that on the crop, from sowing to harvest.',
    example:
      'Canola after wheat after wheat with ever less yield at the same rain: the ground, not the season, asks for a break.',
  },
  content: historyContent,
}

const mostYears = 5

async function historyContent(sources: ReportSources): Promise<ReportContent> {
  const { asking, asked, collection, which } = sources
  const reach = reachOf(asking.viewer, asking.catalogue)
  const all = await collectionsOf(asking.db, reach, { farms: [which.farm] })
  const periods = all.filter(({ start }) => start <= collection.start).slice(-mostYears)
  const crops = await groundCrops(asking.db, asked, periods)
  const paddocks = await paddocksWithCrops(asking.db, asked, crops)
  return {
    compared: null,
    says: historySaid(paddocks),
    missing: [],
    sections: sectionsOf([
      ['Yields over the years', yieldsOverYears(crops, periods)],
      ['Paddock by paddock', historyTable(paddocks)],
    ]),
  }
}
