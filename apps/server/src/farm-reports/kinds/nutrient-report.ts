// What was put on of each nutrient, what went with the grain, and what is left, crop by crop and paddock by paddock.

import { takenFromGround } from '../../facts/crops/removal-rows.ts'
import { croppingOf } from '../../reports/cropping-summary-report.ts'
import { balanceOfCrops } from '../blocks/nutrient-balance.ts'
import { balanceBars, balanceSaid, balanceTable, putOnTable } from '../blocks/nutrient-blocks.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'

export const nutrientReport: ReportKind = {
  key: 'nutrients',
  name: 'Nutrient balance',
  about: 'What was put on of each nutrient, what went with the grain, and what is left.',
  family: 'The farm by itself',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'Kilograms of the element itself, over all hectares of the crop, also where only a part of it was spread. Nitrogen goes with the grain by its protein; phosphorus by what a tonne of wheat, barley, canola or chickpea holds. A balance needs all of its parts: what is not known is not 0. Where a crop fixes no nitrogen, enter 0.',
    example:
      '2.8 t/ha of wheat take 8.4 kg/ha of phosphorus with them. Where 5 were put on, the ground has 3.4 less than before.',
  },
  content: nutrientContent,
}

async function nutrientContent({ asking, asked, which }: ReportSources): Promise<ReportContent> {
  const [cropping, taken] = await Promise.all([
    croppingOf(asking, which),
    takenFromGround(asking.db, asked),
  ])
  const crops = balanceOfCrops(cropping, taken)
  return {
    compared: null,
    says: balanceSaid(crops),
    missing: crops.some(({ nitrogenOff }) => nitrogenOff !== null) ? [] : ['Protein of the grain'],
    sections: sectionsOf([
      ['Put on and removed', balanceBars(crops)],
      ['The balance', balanceTable(crops)],
      ['All that was put on', putOnTable(crops)],
    ]),
  }
}
