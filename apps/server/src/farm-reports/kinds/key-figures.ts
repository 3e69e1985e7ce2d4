// The few figures that a year comes down to, as home shows them: what stands large in my year on one page, and no more.

import { headlineBlock } from '../blocks/headline-block.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'
import { summaryOf } from '../summary-sentence.ts'
import { largeFigures, largeWithoutMoney, myYear } from './my-year.ts'

export const keyFigures: ReportKind = {
  ...myYear,
  key: 'key-figures',
  name: 'Key figures',
  about: 'The few figures that the year comes down to.',
  isUnlisted: true,
  content: keyFiguresContent,
}

async function keyFiguresContent(sources: ReportSources): Promise<ReportContent> {
  const farm = await sources.compared('farm')
  const figures = sources.seesMoney ? largeFigures : largeWithoutMoney
  return {
    compared: farm.answer,
    says: summaryOf(farm, null),
    missing: farm.answer.missing,
    sections: sectionsOf([['The year', headlineBlock(farm, figures)]]),
  }
}
