// A statement while its accounts are placed: what stands by itself, what someone said, and what still
// has to be answered.

import { accountFields } from '@furrow/catalogue/accounts/account-fields'
import type { LineChoice } from '@furrow/farming/accounts/line-choice'
import { agreedChoice, fillsAlone } from '@furrow/farming/accounts/match-statement'
import type { MatchedLine } from '@furrow/farming/accounts/match-statement'
import type { PlacedSide, PlacedStatement } from '@furrow/farming/accounts/placed-statement'
import { splitByChoice } from '@furrow/farming/accounts/split-line'

/** By the place of an account in its statement; null where it is to be answered again. */
export type SaidChoices = ReadonlyMap<number, LineChoice | null>

export interface WorkLine {
  readonly place: number
  readonly matched: MatchedLine
  /** Where it goes; null until someone says so. */
  readonly choice: LineChoice | null
  /** What stands there to be agreed to; null where nothing is. */
  readonly suggested: LineChoice | null
  readonly isSaid: boolean
}

export function workLines(matched: readonly MatchedLine[], said: SaidChoices): readonly WorkLine[] {
  return matched.map((one, place) => {
    const suggested = agreedChoice(one)
    const own = fillsAlone(one) ? suggested : null
    const isSaid = said.has(place)
    return {
      place,
      matched: one,
      suggested,
      isSaid,
      choice: isSaid ? (said.get(place) ?? null) : own,
    }
  })
}

/** Nothing of it is anywhere yet, or some of it is left. */
export function isToAnswer({ choice, matched: { line } }: WorkLine): boolean {
  if (line.cents === 0) return false
  if (choice === null) return true
  const split = splitByChoice(line.cents, choice)
  return 'refused' in split || (split.restCents !== 0 && choice.setAsideReason === null)
}

/** Agreed to with all the others at one press: a name that is known well enough, and asks nothing. */
export function isEasilyAgreed(line: WorkLine): boolean {
  const { questions, changed, warns } = line.matched
  const isAsked = questions.length + changed.length > 0 || warns !== null
  return isToAnswer(line) && !line.isSaid && line.suggested !== null && !isAsked
}

export function allAgreed(lines: readonly WorkLine[], said: SaidChoices): SaidChoices {
  const agreed = lines.filter(isEasilyAgreed).map(one => [one.place, one.suggested] as const)
  return new Map([...said, ...agreed])
}

/** A total that accounts leave undivided while all of its lines have accounts: the record would drop it. */
export function doubledTotals({ byField }: PlacedSide): readonly string[] {
  return Object.entries(accountFields).flatMap(([total, { totalOf }]) => {
    const isLeft = totalOf !== undefined && (byField.get(total)?.undividedCents ?? 0) !== 0
    return isLeft && totalOf.every(line => byField.has(line)) ? [total] : []
  })
}

export function isWhole(lines: readonly WorkLine[], { profit }: PlacedStatement): boolean {
  return !lines.some(isToAnswer) && doubledTotals(profit).length === 0
}
