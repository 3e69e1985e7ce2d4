// Ten measures over up to ten periods, in the money of each and of the last.

import { reachOf } from '../../access/reach/reach-of.ts'
import { collectionsOf } from '../../reports/collections.ts'
import { ownYearsTables } from '../blocks/own-years-table.ts'
import { yearsBlocks } from '../blocks/years-block.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'
import { nothingOf } from '../why-not.ts'

export const overTheYears: ReportKind = {
  key: 'trend',
  name: 'Over the years',
  about: 'Ten key figures over up to ten periods, beside the group of each.',
  family: 'How the farm compares',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'The line is the farm, the band is where most of its group lay in each period. Where the consumer price index is known, the dashed line tells the farm’s dollars in the money of the last period.',
    example:
      'A line that rises within a band that rises with it is a better season for everybody; a line that leaves its band is the farm.',
  },
  whyNot: async ({ asking, collection, which }) => {
    const reach = reachOf(asking.viewer, asking.catalogue)
    const all = await collectionsOf(asking.db, reach, { farms: [which.farm] })
    const years = all.filter(({ start }) => start <= collection.start)
    return years.length > 1
      ? null
      : nothingOf(
          { collection },
          'A trend needs two periods, and nothing was recorded before',
          null,
        )
  },
  content: overTheYearsContent,
}

const returns = ['roam', 'roe', 'operating_profit_margin', 'asset_turnover']
const dollars = [
  'operating_profit_per_ha',
  'gross_income_per_ha',
  'direct_cost_per_ha',
  'overhead_per_ha',
]
const safety = ['equity_pct', 'finance_ratio']
const withoutMoney = ['rain_gsr_mm', 'cropping_intensity', 'dse_per_grazed_ha', 'ha_per_fte']

async function overTheYearsContent(sources: ReportSources): Promise<ReportContent> {
  const names = sources.seesMoney ? [...returns, ...dollars, ...safety] : withoutMoney
  const [farm, trend] = await Promise.all([sources.compared('farm'), sources.trend('farm', names)])
  const blocks = yearsBlocks({ trend, produce: 't' })
  const of = (wanted: readonly string[]) =>
    blocks.filter(({ about }) => about !== null && wanted.includes(about.measure))
  return {
    compared: farm.answer,
    says: blocks[0]
      ? `${blocks[0].title}.`
      : 'A trend needs two periods at least, with what they earned and cost.',
    missing: [],
    sections: sectionsOf([
      ['Own years', ownYearsTables(trend, 't')],
      ['Returns', of(returns)],
      ['Dollars per hectare', of(dollars)],
      ['Equity and finance', of(safety)],
      ['Season and ground', of(withoutMoney)],
    ]),
  }
}
