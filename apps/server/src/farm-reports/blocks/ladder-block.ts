// The gap in dollars between a farm and others, rung by rung.

import { measureOfRung } from '@furrow/catalogue/measures/measures-of-rungs'
import { aimText } from '@furrow/farming/benchmarks/ladder/aim-text'
import {
  differenceFigure,
  measureFigure,
  moneyFigure,
  notKnown,
} from '@furrow/farming/benchmarks/ladder/measure-figure'
import { sumOfMoney } from '@furrow/farming/benchmarks/ladder/rungs-in-cents'
import { isExchanged } from '@furrow/farming/benchmarks/ladder/what-if'
import type { RungKind } from '@furrow/farming/benchmarks/ladder/dollar-gap'
import { dollarsText } from '@furrow/farming/numbers/dollars-text'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { DollarGapTold } from '@furrow/wire/ladder/ladder-answer'
import type { FigureUnit } from '@furrow/farming/benchmarks/ladder/measure-figure'

type LadderBlock = BlockOf<'ladder'>
type PartOfLadder = LadderBlock['parts'][number]
type Gap = NonNullable<DollarGapTold['gap']>
type Rung = Gap['farm'][number]

const names = { average: 'the average farm', top: 'the best farms' } as const

/** The part that gathers rungs which matter little. */
export const smallRungs = 'small'

interface Told {
  readonly answer: DollarGapTold
  unitOf(scope: string): FigureUnit['produce']
}

/** Nothing where there is no gap to tell. */
export function ladderBlock({ answer, unitOf }: Told): readonly LadderBlock[] {
  const { gap, against } = answer
  if (!gap) return []
  const parts = partsOf(gap, unitOf)
  return [
    {
      kind: 'ladder',
      title: gapSentence(answer),
      note: 'Dollars per effective hectare, and on all effective hectares of the farm. All rungs together are the gap.',
      against,
      against_name: names[against],
      own_profit: moneyFigure(gap.own_profit, '/ha'),
      their_profit: moneyFigure(gap.their_profit, '/ha'),
      per_ha: differenceFigure(gap.cents, '/ha'),
      total: differenceFigure(gap.total),
      parts,
      remarks: remarksOf(gap, answer),
    },
  ]
}

/** `The farm made $84,200 less profit than the average farm: $46.20 less per hectare` */
function gapSentence({ gap, against }: DollarGapTold): string {
  if (!gap) return ''
  if (gap.total === 0) return `The farm made as much profit as ${names[against]}`
  const way = gap.total > 0 ? 'more' : 'less'
  return `The farm made ${dollarsText(gap.total)} ${way} profit than ${names[against]}: ${dollarsText(gap.cents)} ${way} per hectare`
}

function partsOf(gap: Gap, unitOf: Told['unitOf']): readonly PartOfLadder[] {
  const enterprises = gap.enterprises.map(
    ({ scope, name, only, note, cents, total, rungs }): PartOfLadder => ({
      key: scope,
      label: name,
      note: only === null ? note : onlyWords[only],
      per_ha: differenceFigure(cents, '/ha'),
      total: differenceFigure(total),
      rungs: rungs.map(rung => rungOf(rung, unitOf(scope), name)),
    }),
  )
  const farm = sumOfMoney(gap.farm)
  return [
    ...enterprises,
    ...(gap.farm.length === 0
      ? []
      : [
          {
            key: 'farm',
            label: 'The whole farm',
            note: null,
            per_ha: differenceFigure(farm.cents, '/ha'),
            total: differenceFigure(farm.total),
            rungs: gap.farm.map(rung => rungOf(rung, 't')),
          },
        ]),
    ...(gap.small
      ? [
          {
            key: smallRungs,
            label: 'Rungs of less than $2/ha',
            note: null,
            per_ha: differenceFigure(gap.small.cents, '/ha'),
            total: differenceFigure(gap.small.total),
            rungs: gap.small.rungs.map(rung => rungOf(rung, unitOf(scopeOf(rung)))),
          },
        ]
      : []),
  ]
}

const onlyWords = {
  own: 'The others don’t have it: what it makes beside the rest of the farm.',
  theirs: 'The farm doesn’t have it: what it makes for others beside the rest of their farm.',
} as const

const scopeOf = ({ key }: Rung): string => key.split('/')[0] ?? 'farm'

function rungOf(
  rung: Rung,
  produce: FigureUnit['produce'],
  within = '',
): PartOfLadder['rungs'][number] {
  const { key, kind, label, own, theirs, own_text, theirs_text, cents, total, paddocks } = rung
  const unit = { unit: 'produce/ha', produce, start: '' }
  const canChange = isExchanged(kind as RungKind) && own !== null && theirs !== null
  return {
    key,
    label: labelWithin(label, within),
    own: figureOf(own_text),
    theirs: figureOf(theirs_text),
    per_ha: differenceFigure(cents, '/ha'),
    total: differenceFigure(total),
    what_if: canChange,
    aim: canChange
      ? {
          text: aimText({ label, own: own_text, theirs: theirs_text, total }),
          was: figureOf(own_text).text,
          goal: figureOf(theirs_text).text,
          amount: total,
          about: measureOfRung(key),
        }
      : null,
    paddocks: paddocks.map(paddock => ({
      crop_id: paddock.crop_id,
      label: paddock.name,
      own: measureFigure(paddock.yield, unit),
      per_ha: differenceFigure(paddock.cents, '/ha'),
      total: differenceFigure(paddock.total),
    })),
  }
}

/** `Wheat: price` is `Price` below a heading that says Wheat. */
function labelWithin(label: string, within: string): string {
  const bare =
    within !== '' && label.startsWith(`${within}: `) ? label.slice(within.length + 2) : label
  return `${bare.slice(0, 1).toUpperCase()}${bare.slice(1)}`
}

/** Each rung compares something else: there is no column that they would add up in. */
const figureOf = (text: string | null) => (text === null ? notKnown : { value: null, text })

function remarksOf(gap: Gap, { hectares }: DollarGapTold): readonly string[] {
  const { return_on_assets: of, not_compared: others } = gap
  return [
    'A gap is not profit to be had: soil, season and luck are in it.',
    'Yields here are of our own share of the ground and the harvest; elsewhere they are of the whole crop.',
    ...(of
      ? [
          `The same gap as return on assets managed: ${percent(of.own.roam)} against ${percent(of.theirs.roam)}. ` +
            `Profit margin makes ${points(of.by_margin)}, asset turnover ${points(of.by_turnover)}.`,
        ]
      : []),
    ...(others.length > 0
      ? [
          `Too little is known to compare ${list.format(others.map(({ name }) => name))}: within “not itemised”.`,
        ]
      : []),
    ...(hectares === null ? [] : [`Effective hectares of the farm: ${quantityText(hectares)}.`]),
  ]
}

const list = new Intl.ListFormat('en-AU')
const percent = (share: number) =>
  measureFigure(share, { unit: 'share', produce: 't', start: '' }).text
const points = (share: number) => {
  const { value } = measureFigure(share, { unit: 'share', produce: 't', start: '' })
  return `${(value ?? 0) > 0 ? '+' : ''}${quantityText(value ?? 0)} points`
}
