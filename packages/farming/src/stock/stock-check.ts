// Whether stock add up: what was there, came and went against what was counted at the end, class by
// class (C90, C91). Also what all of them together eat (C96).

import { nothingToJudge } from '../numbers/judged.ts'
import type { Judged } from '../numbers/judged.ts'
import { quantityText } from '../numbers/quantity-text.ts'

export interface StockClass {
  readonly name: string
  /** The opening number with everything that came and less everything that went. */
  readonly expected: number
  /** At the end; null where nobody counted. */
  readonly counted: number | null
}

export function judgedStock(classes: readonly StockClass[]): Judged {
  if (classes.length === 0) return nothingToJudge('No livestock recorded.')
  const uncounted = classes.filter(({ counted, expected }) => counted === null && expected !== 0)
  const off = classes.filter(({ counted, expected }) => counted !== null && counted !== expected)
  if (off.length > 0) return { state: 'wrong', says: told(off.map(differenceIn)) }
  if (uncounted.length > 0) return { state: 'look', says: told(uncounted.map(notCounted)) }
  const counted = classes.reduce((sum, one) => sum + (one.counted ?? 0), 0)
  return { state: 'good', says: `${head(counted)} counted at the end, as the movements say.` }
}

/** More than 0 where more were counted than there should be; nothing where either is not known. */
export function headDifference(counted: number | null, expected: number | null): number | null {
  return counted === null || expected === null ? null : counted - expected
}

export interface FedStock {
  /** Dry sheep equivalents of one animal; null for a class without a rating. */
  readonly dse: number | null
  readonly opening: number
  readonly closing: number | null
}

/** C96: the mean of both ends of the period; of the opening alone until the end is counted. */
export function averageDse(classes: readonly FedStock[]): number {
  const opening = sum(classes.map(({ dse, opening }) => opening * (dse ?? 0)))
  if (classes.every(({ closing }) => closing === null)) return opening
  const closing = sum(classes.map(({ dse, closing }) => (closing ?? 0) * (dse ?? 0)))
  return (opening + closing) / 2
}

const mostTold = 3

function differenceIn({ name, expected, counted }: StockClass): string {
  const difference = (counted ?? 0) - expected
  const apart = `${quantityText(Math.abs(difference))} too ${difference > 0 ? 'many' : 'few'}`
  return `${name}: ${head(counted ?? 0)} counted, ${quantityText(expected)} expected, ${apart}`
}

function notCounted({ name, expected }: StockClass): string {
  return `${name}: ${head(expected)} expected, not counted yet`
}

function told(sentences: readonly string[]): string {
  const first = sentences.slice(0, mostTold)
  const more = sentences.length - first.length
  const others = more === 0 ? '' : ` And ${more} more ${more === 1 ? 'class' : 'classes'}.`
  return `${first.join('; ')}.${others}`
}

const head = (number: number): string => quantityText(number, 'head')
const sum = (figures: readonly number[]): number =>
  figures.reduce((total, figure) => total + figure, 0)
