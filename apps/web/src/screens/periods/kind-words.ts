// What can be carried into a period, in the words of a farm.

import { periodText } from '@furrow/farming/dates/period-text'
import { carriedKinds } from '@furrow/wire/carried-kinds'
import type { CarriedKind } from '@furrow/wire/carried-kinds'
import type {
  CarriedCounts,
  KindPreview,
  RollForwardPreview,
} from '@furrow/wire/roll-forward-answer'

interface KindWords {
  readonly label: string
  /** What one of them is called, and several. */
  readonly one: string
  readonly many: string
  readonly help: string
}

export const kindWords: Readonly<Record<CarriedKind, KindWords>> = {
  paddocks: {
    label: 'Paddocks',
    one: 'paddock',
    many: 'paddocks',
    help: 'Same as last period, each linked to its earlier paddock, with its boundary on the map.',
  },
  properties: {
    label: 'Title areas and ownership',
    one: 'title area',
    many: 'title areas',
    help: 'How much land each property is, and how it is held.',
  },
  crops: {
    label: 'Crops expected',
    one: 'crop',
    many: 'crops',
    help: 'Which crops are grown. You’ll answer the questions again.',
  },
  standing_crops: {
    label: 'Perennials',
    one: 'standing crop',
    many: 'standing crops',
    help: 'Cane becomes the next ratoon. Lucerne and pasture keep growing.',
  },
  enterprises: {
    label: 'Livestock enterprises',
    one: 'livestock enterprise',
    many: 'livestock enterprises',
    help: 'Which livestock the farm runs.',
  },
  opening_stock: {
    label: 'Opening livestock',
    one: 'livestock class',
    many: 'livestock classes',
    help: 'Last period’s closing numbers become opening numbers. Their enterprises are copied too.',
  },
  land_values: {
    label: 'Land values',
    one: 'land value',
    many: 'land values',
    help: 'Same as last period. Check them at the end of the period.',
  },
  asset_values: {
    label: 'Values of machines, water and buildings',
    one: 'asset value',
    many: 'asset values',
    help: 'Same as last period. Check them at the end of the period.',
  },
  debts: {
    label: 'Debts',
    one: 'debt',
    many: 'debts',
    help: 'Each opens with what was owed at the end of last period. Loans that were paid off stay behind.',
  },
  people: {
    label: 'People working here',
    one: 'person',
    many: 'people',
    help: 'The same names. Enter their days and wages again.',
  },
  water: {
    label: 'Water carried over',
    one: 'water account',
    many: 'water accounts',
    help: 'What licences and storages carried out is what they carry in.',
  },
  costs: {
    label: 'Costs carried over',
    one: 'cost line',
    many: 'cost lines',
    help: 'What was on hand, paid ahead or owed at the end opens the new period.',
  },
}

/** `38 paddocks`. */
function countText(kind: CarriedKind, count: number): string {
  const { one, many } = kindWords[kind]
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`
}

/** `38 paddocks`, `36 of 38 paddocks, 2 already there`, `27 asset values, not copied`; `count` of them go. */
export function amountText(
  { kind, there_were, there_already }: KindPreview,
  count: number,
): string {
  const there = there_already > 0 ? `, ${there_already.toLocaleString('en-AU')} already there` : ''
  if (count === there_were) return countText(kind, count)
  if (count === 0) return `${countText(kind, there_were)}${there}, not copied`
  return `${count.toLocaleString('en-AU')} of ${countText(kind, there_were)}${there}`
}

/** Of kinds of which nothing is to be carried: why not. */
export function restText(
  rest: readonly KindPreview[],
  { from, into }: Pick<RollForwardPreview, 'from' | 'into'>,
): readonly string[] {
  const there = rest.filter(({ there_were }) => there_were > 0)
  const none = rest.filter(({ there_were }) => there_were === 0)
  return [
    ...(there.length > 0
      ? [`Already in ${periodText(into.name)}: ${there.map(alreadyText).join(', ')}.`]
      : []),
    ...(none.length > 0
      ? [
          `Not in ${periodText(from.name)}: ${none.map(({ kind }) => kindWords[kind].many).join(', ')}.`,
        ]
      : []),
  ]
}

function alreadyText({ kind, there_were, there_already }: KindPreview): string {
  const of = there_already < there_were ? `${there_already.toLocaleString('en-AU')} of ` : ''
  return `${of}${countText(kind, there_were)}`
}

const allOf = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/** In the order in which people think of them. */
const saidFirst: readonly CarriedKind[] = ['paddocks', 'crops', 'standing_crops', 'opening_stock']
const asSaid = [...new Set([...saidFirst, ...carriedKinds])]

/** `38 paddocks, 6 crops and 4 title areas`; `most` of them, and that there are more. Empty where there is nothing. */
export function countsText(counts: CarriedCounts, most: number = carriedKinds.length): string {
  const { linked = 0 } = counts
  const all = asSaid.flatMap(kind => {
    const count = counts[kind] ?? 0
    return count > 0 ? [countText(kind, count)] : []
  })
  if (linked > 0) all.push(`${countText('paddocks', linked)} linked`)
  const shown = all.length > most ? [...all.slice(0, most), 'more'] : all
  return allOf.format(shown)
}
