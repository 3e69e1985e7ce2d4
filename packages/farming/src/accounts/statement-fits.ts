// Whether a statement is of the business and the period that it is imported into.

import { addDays, dayInWords, daysBetween, monthsBetween } from '../dates/dates.ts'
import type { AccountStatement } from './reading/statement-read.ts'

export interface StatementTarget {
  readonly business: string
  /** The statement may be of one of them. */
  readonly farms: readonly string[]
  /** YYYY-MM-DD, the last day included. */
  readonly starts: string
  readonly ends: string
}

/** What is wrong about its business or its period, in sentences. */
export function statementFits(
  { business, starts, ends, kind }: Pick<AccountStatement, 'business' | 'starts' | 'ends' | 'kind'>,
  target: StatementTarget,
): readonly string[] {
  const period =
    kind === 'trial balance' ? wrongDay(ends, target) : wrongPeriod(starts, ends, target)
  return [wrongBusiness(business, target), period].filter(text => text !== undefined)
}

function wrongBusiness(business: string | null, target: StatementTarget): string | undefined {
  if (business === null) return undefined
  const known = [target.business, ...target.farms]
  if (known.some(name => isSameName(name, business))) return undefined
  return `This statement is of “${business}”, not of ${target.business}.`
}

const forms =
  /\b(?:pty|ltd|limited|proprietary|trust|the|trustees?|for|atf|as|partnership|family|co|company|and|trading|t\/a|farms?|farming|pastoral|estate|of)\b/g

/** One may be written with Pty Ltd, the other without. */
function isSameName(one: string, other: string): boolean {
  const words = wordsOf(one)
  const others = wordsOf(other)
  if (words.length === 0 || others.length === 0) return plain(one) === plain(other)
  const [few, many] = words.length <= others.length ? [words, others] : [others, words]
  return few.every(word => many.includes(word))
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim()
const wordsOf = (name: string) => plain(name).replace(forms, ' ').split(' ').filter(Boolean)

function wrongPeriod(
  starts: string | null,
  ends: string | null,
  target: StatementTarget,
): string | undefined {
  const wanted = `${dayInWords(target.starts)} to ${dayInWords(target.ends)}`
  if (ends === null)
    return `This file does not say which period it is for. Check that it is ${wanted}.`
  if (starts === null) {
    return ends === target.ends
      ? undefined
      : `This statement ends on ${dayInWords(ends)}, but the period is ${wanted}.`
  }
  if (starts === target.starts && ends === target.ends) return undefined
  return `${kindOfPeriod(starts, ends, target)}: ${dayInWords(starts)} to ${dayInWords(ends)}. The period is ${wanted}.`
}

function kindOfPeriod(starts: string, ends: string, target: StatementTarget): string {
  const months = monthsBetween(starts, addDays(ends, 1))
  const isWhole = starts.endsWith('-01') && addDays(ends, 1).endsWith('-01')
  if (isWhole && months === 12) {
    const isShifted = starts.slice(5) !== target.starts.slice(5)
    if (!isShifted) return 'This statement is for another year'
    return starts.endsWith('-01-01')
      ? 'This statement is for a calendar year'
      : 'This statement is for a year that starts in another month'
  }
  const isShort = daysBetween(starts, ends) < daysBetween(target.starts, target.ends)
  if (isWhole && isShort)
    return `This statement is for ${months} ${months === 1 ? 'month' : 'months'} only`
  return isShort
    ? 'This statement is for part of a year only'
    : 'This statement is for more than a year'
}

function wrongDay(ends: string | null, target: StatementTarget): string | undefined {
  if (ends === target.ends) return undefined
  const wanted = dayInWords(target.ends)
  if (ends === null) return `This trial balance has no date. Check that it is as at ${wanted}.`
  return `This trial balance is as at ${dayInWords(ends)}. Export it as at ${wanted}.`
}
