// What the wizard asks of an enterprise, step by step, and for which classes the answer is missing.

import { answerWord } from '../../../period/wizard/wizard-question.ts'
import type { WizardQuestion } from '../../../period/wizard/wizard-question.ts'
import type { MoveKind } from '../stock/stock-move.ts'
import { closingDifference, openingDifference } from './class-row.ts'
import type { ClassRow } from './class-row.ts'
import type { EnterpriseAsked } from './enterprise-in-hand.ts'

export interface StockQuestion extends WizardQuestion {
  readonly lacking: readonly ClassRow[]
}

/** What is there is not asked for; what was answered without a figure stays in sight. */
export function stockQuestions(enterprise: EnterpriseAsked): readonly StockQuestion[] {
  return asked.flatMap(({ lacks, isBreeding, ...question }): readonly StockQuestion[] => {
    if (isBreeding && !enterprise.breeds) return []
    const found = lacks(enterprise)
    if (found === false || (Array.isArray(found) && found.length === 0)) return []
    const answer = enterprise.answers[question.name]
    const state = answer === 'none' && question.none === undefined ? 'open' : (answer ?? 'open')
    return [{ ...question, lacking: found === true ? [] : found, state }]
  })
}

/** `Not filled in for Cows, Steers.` */
export function lackingClasses(question: StockQuestion): string {
  const { lacking, state } = question
  const told = lacking.map(({ name }) => name).join(', ')
  const where = told && ` (${told})`
  if (state !== 'open') return `Your answer: ${answerWord(question, state)}${where}.`
  if (question.isWrong) return `The count is not what the records come to: ${told}.`
  return told ? `Not filled in for ${told}.` : 'Not filled in.'
}

interface Asked extends Pick<WizardQuestion, 'name' | 'step' | 'asks' | 'none' | 'isWrong'> {
  /** Not asked where nothing is joined. */
  readonly isBreeding?: true
  /** `true`: of the enterprise as a whole. */
  readonly lacks: (enterprise: EnterpriseAsked) => readonly ClassRow[] | boolean
}

const asked: readonly Asked[] = [
  {
    name: 'classes.any',
    step: 'classes',
    asks: 'Classes',
    none: undefined,
    lacks: ({ rows }) => rows.length === 0,
  },
  {
    name: 'opening.any',
    step: 'opening',
    asks: 'Opening numbers',
    none: 'No stock at the start',
    lacks: ({ rows }) => rows.every(({ opening }) => !opening),
  },
  {
    name: 'opening.carried',
    step: 'opening',
    asks: 'Opening of stock that was there at the end of last period',
    none: 'No longer there',
    lacks: ({ rows }) =>
      rows.some(({ opening }) => opening) &&
      rows.filter(({ opening, lastClosing }) => !opening && lastClosing),
  },
  {
    name: 'opening.difference',
    step: 'opening',
    asks: 'Why the opening is not last period’s closing',
    none: undefined,
    lacks: ({ rows }) =>
      rows.filter(row => (openingDifference(row) ?? 0) !== 0 && !row.opening?.line.notes?.trim()),
  },
  {
    name: 'opening.weight',
    step: 'opening',
    asks: 'Opening weight',
    none: undefined,
    lacks: ({ rows }) =>
      rows.filter(
        ({ opening, stockClass }) =>
          opening &&
          opening.line.number > 0 &&
          opening.line.weight === null &&
          !stockClass.unweaned,
      ),
  },
  anyOf('purchase', { step: 'purchases', asks: 'Purchases', none: 'None bought' }),
  valuesOf('purchase', { step: 'purchases', asks: 'What was paid' }),
  {
    name: 'joining.any',
    step: 'joining',
    asks: 'Joining',
    none: 'None joined',
    isBreeding: true,
    lacks: ({ rounds }) => rounds.every(({ events }) => events.joining.length === 0),
  },
  {
    name: 'scanning.any',
    step: 'scanning',
    asks: 'Scanning',
    none: 'Not scanned',
    isBreeding: true,
    lacks: ({ rounds }) => rounds.some(({ events }) => events.scanning.length === 0),
  },
  {
    name: 'marking.any',
    step: 'marking',
    asks: 'Marking',
    none: 'None marked in this period',
    isBreeding: true,
    lacks: ({ rounds }) => rounds.some(({ events }) => events.marking.length === 0),
  },
  {
    name: 'weaning.any',
    step: 'weaning',
    asks: 'Weaning',
    none: 'None weaned in this period',
    isBreeding: true,
    lacks: ({ rounds }) =>
      rounds.some(({ events }) => events.marking.length > 0 && events.weaning.length === 0),
  },
  anyOf('transfer', { step: 'transfers', asks: 'Transfers', none: 'None moved' }),
  anyOf('sale', { step: 'sales', asks: 'Sales', none: 'None sold' }),
  valuesOf('sale', { step: 'sales', asks: 'What was received' }),
  anyOf('death', { step: 'deaths', asks: 'Deaths', none: 'None died' }),
  {
    name: 'closing.counted',
    step: 'closing',
    asks: 'Closing number',
    none: undefined,
    lacks: ({ rows }) => rows.filter(row => !row.closing && (row.line?.head.expected ?? 0) !== 0),
  },
  {
    name: 'closing.difference',
    step: 'closing',
    asks: 'Difference to the count',
    none: undefined,
    isWrong: true,
    lacks: ({ rows }) => rows.filter(row => (closingDifference(row) ?? 0) !== 0),
  },
  {
    name: 'closing.weight',
    step: 'closing',
    asks: 'Closing weight',
    none: undefined,
    lacks: ({ rows }) =>
      rows.filter(
        ({ closing, stockClass }) =>
          closing && closing.number > 0 && closing.weight === null && !stockClass.unweaned,
      ),
  },
]

type Words = Pick<WizardQuestion, 'step' | 'asks'>

function anyOf(kind: MoveKind, words: Words & { readonly none: string }): Asked {
  return {
    ...words,
    name: `${words.step}.any`,
    lacks: ({ moves }) => moves.every(move => move.kind !== kind),
  }
}

function valuesOf(kind: MoveKind, words: Words): Asked {
  return {
    ...words,
    name: `${words.step}.value`,
    none: undefined,
    lacks: ({ moves, rows, seesMoney }) => {
      const bare = moves.filter(
        move => move.kind === kind && (move.event['total_value'] ?? null) === null,
      )
      const classes = new Set(bare.map(({ line }) => line.livestock_class_id))
      return seesMoney && rows.filter(({ id }) => classes.has(id))
    },
  }
}
