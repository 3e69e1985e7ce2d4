// My year on one page: the few figures that matter, what set the farm apart, its crops and stock, and how the return went.

import { carriedAims } from '../blocks/aims-block.ts'
import { findingsOfGap, findingsOfMeasures } from '../blocks/findings-block.ts'
import { enterpriseTable } from '../blocks/enterprise-table.ts'
import { headlineBlock } from '../blocks/headline-block.ts'
import { spreadBlock } from '../blocks/spread-block.ts'
import { yearsBlocks } from '../blocks/years-block.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'
import { summaryOf } from '../summary-sentence.ts'

export const largeFigures = [
  'roam',
  'operating_profit_per_ha',
  'gross_income_per_ha',
  'expense_ratio',
  'equity_pct',
]
export const largeWithoutMoney = [
  'cropping_intensity',
  'dse_per_grazed_ha',
  'rain_gsr_mm',
  'ha_per_fte',
]
export const beside = [
  'operating_profit_margin',
  'asset_turnover',
  'direct_cost_ratio',
  'overhead_ratio',
  'machinery_cost_per_ha',
  'labour_cost_per_ha',
  'finance_ratio',
  'rain_gsr_mm',
]
export const besideWithoutMoney = [
  'rain_gsr_mm',
  'cropped_share',
  'cropping_intensity',
  'dse_per_grazed_ha',
  'kg_per_grazed_ha',
  'ha_per_fte',
]

export const myYear: ReportKind = {
  key: 'my-year',
  name: 'My year on one page',
  about: 'How the year went, what set the farm apart, and which crop or stock did it.',
  family: 'How the farm compares',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'The large figures are the farm’s own; below each stands what the average farm of the group has. The sentences tell what lies outside of what is usual, the most dollars first. In the pictures the diamond is the farm, the band is where most of the group lies, and what is better lies to the right.',
    example:
      'If “Overheads as % of income” stands left of its band, overheads take more of each dollar than on most farms of the group: open the figure to see which.',
  },
  content: myYearContent,
}

async function myYearContent(sources: ReportSources): Promise<ReportContent> {
  const { scopes, seesMoney } = sources
  const [farm, ladder, trend] = await Promise.all([
    sources.compared('farm'),
    sources.ladder(),
    seesMoney ? sources.trend('farm', ['roam']) : null,
  ])
  const enterprises = []
  // One after another: nobody takes the connections that others need.
  for (const { scope } of scopes) {
    if (scope !== 'farm') enterprises.push(await sources.compared(scope))
  }
  const carried = await carriedAims(sources)
  const shown = seesMoney ? beside : besideWithoutMoney
  const findings = ladder ? findingsOfGap(ladder, { most: 4 }) : []
  return {
    compared: farm.answer,
    says: summaryOf(farm, ladder),
    missing: farm.answer.missing,
    sections: sectionsOf([
      ['What you set out to do', carried],
      ['The year', headlineBlock(farm, seesMoney ? largeFigures : largeWithoutMoney)],
      ['What set the farm apart', findings.length > 0 ? findings : findingsOfMeasures(farm, shown)],
      ['Crops and livestock', enterpriseTable(enterprises, sources)],
      ['Where the farm stands', spreadBlock(farm, shown)],
      ['Over the years', trend ? yearsBlocks({ trend, produce: 't' }) : []],
    ]),
  }
}
