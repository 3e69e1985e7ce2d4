// The rain of the period: what fell, month by month beside what is usual there, and what each gauge says.

import { readingsOfFarm } from '../../facts/record/rain-rows.ts'
import { farmGauges } from '../../facts/record/farm-gauges.ts'
import { gaugesBeside } from '../blocks/gauges-beside-main.ts'
import { rainOfMonthsBars, rainOfYears, rainSaid, seasonsOfRain } from '../blocks/rain-blocks.ts'
import { sectionsOf } from '../report-kind.ts'
import { nothingOf } from '../why-not.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'

export const rainReport: ReportKind = {
  key: 'rainfall',
  name: 'Rainfall',
  about: 'What fell, month by month beside what is usual there, and what each gauge says.',
  family: 'The farm by itself',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'The bars are the rain of each month, the line is the median of the same month in all years that the gauge recorded whole. Decile 2 is the most that is still dry, decile 8 the most that is not yet wet; they need ten years. A day that nobody recorded is not a dry one.',
    example:
      'A bar below the line of decile 2 is a month as dry as the driest two of ten; three of them from August on are a dry spring.',
  },
  whyNot: async sources =>
    (await readingsOfFarm(sources.asking.db, sources.asked, sources.collection.start)).length === 0
      ? nothingOf(
          sources,
          'No rain has been recorded at the main gauge, or the only one, for',
          'rainfalls',
        )
      : null,
  content: rainContent,
}

async function rainContent({ asking, asked, collection }: ReportSources): Promise<ReportContent> {
  const period = { from: collection.start, to: collection.end }
  const [readings, gauges] = await Promise.all([
    readingsOfFarm(asking.db, asked),
    farmGauges(asking.db, asked, period),
  ])
  const rain = { readings, period, name: collection.name }
  return {
    compared: null,
    says: rainSaid(rain),
    missing: [],
    sections: sectionsOf([
      ['Month by month', rainOfMonthsBars(rain)],
      ['The year and its seasons', seasonsOfRain(rain)],
      ['Beside earlier years', rainOfYears(rain)],
      ['The gauges', gaugesBeside(gauges, period)],
    ]),
  }
}
