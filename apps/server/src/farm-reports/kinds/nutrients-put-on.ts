// What was put on of each nutrient, crop by crop and paddock by paddock.

import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { croppingOf } from '../../reports/cropping-summary-report.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'

export const nutrientsPutOn: ReportKind = {
  key: 'nutrients',
  name: 'Nutrients',
  about: 'Nitrogen, phosphorus, potassium, sulfur and zinc put on each crop and each paddock.',
  family: 'The farm by itself',
  needsMoney: false,
  scope: 'farm',
  howToRead: {
    text: 'Kilograms of the element itself, over all hectares of the crop, also where only a part of it was spread. What harvest took away is not in it.',
    example: '100 kg/ha of urea are 46 kg/ha of nitrogen.',
  },
  content: nutrientsContent,
}

const elements = ['nitrogen', 'phosphorus', 'potassium', 'sulfur', 'zinc'] as const
const labels = ['Nitrogen', 'Phosphorus', 'Potassium', 'Sulfur', 'Zinc']

async function nutrientsContent({ asking, which }: ReportSources): Promise<ReportContent> {
  const cropping = await croppingOf(asking, which)
  const told = cropping.groups.crop.filter(group => elements.some(name => (group[name] ?? 0) > 0))
  return {
    compared: null,
    says: saysOf(told),
    missing: [],
    sections: sectionsOf([['By crop and paddock', tableOf(cropping, told)]]),
  }
}

type Group = CroppingOfPeriod['groups']['crop'][number]

function saysOf(groups: readonly Group[]): string {
  const [most] = groups.toSorted((one, other) => (other.nitrogen ?? 0) - (one.nitrogen ?? 0))
  if (!most) return 'No nutrients are recorded for the crops of this period.'
  return `${nameOf(most)} had the most nitrogen: ${figure(most.nitrogen, 'kg/ha').text}.`
}

const nameOf = ({ crop }: Group): string => crop?.name ?? 'Of no kind'

const figure = (value: number | null, unit: string) =>
  measureFigure(value, { unit, produce: 't', start: '' })

function tableOf(
  { crops }: CroppingOfPeriod,
  groups: readonly Group[],
): readonly BlockOf<'table'>[] {
  if (groups.length === 0) return []
  const rowOf = (label: string, of: NutrientsOf, level: number) => ({
    label,
    figures: [figure(of.area, 'ha'), ...elements.map(name => figure(of[name], 'kg/ha'))],
    level,
    is_total: level === 0,
    about: null,
  })
  return [
    {
      kind: 'table',
      title: 'What was put on, crop by crop',
      note: 'Kilograms of the element per hectare of the crop.',
      columns: ['Area', ...labels].map(label => ({ label, unit: '' })),
      rows: groups.flatMap(group => [
        rowOf(nameOf(group), group, 0),
        ...crops
          .filter(({ crop }) => crop?.id === group.crop?.id)
          .map(crop => rowOf(crop.paddock.name, crop, 1)),
      ]),
    },
  ]
}

type NutrientsOf = Pick<Group, 'area' | (typeof elements)[number]>
