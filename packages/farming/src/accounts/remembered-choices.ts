// How a business matched its accounts before. One business's choice is never used for another.

import { isSameName, readAccountName, sectionKey } from './account-name.ts'
import type { AccountName } from './account-name.ts'
import type { LineChoice, SavedChoice } from './line-choice.ts'
import type { AccountLine } from './account-line.ts'

/** What makes a choice be asked again. */
export type ChoiceChange = 'code' | 'name' | 'section' | 'sign' | 'size'

export interface RememberedChoices {
  readonly business: string
  readonly program: string
  readonly choices: readonly NamedChoice[]
}

interface NamedChoice {
  readonly choice: SavedChoice
  readonly name: AccountName
}

export interface RecalledChoice {
  readonly choice: SavedChoice
  /** None where the account is as it was. */
  readonly changed: readonly ChoiceChange[]
}

type Account = Pick<AccountLine, 'code' | 'name' | 'sections'>

const muchLarger = 5

/** The same account in each year's statement: its code and name, or its name and what it stands under. */
export function keyOf(program: string, { code, name, sections }: Account): string {
  const account = code ?? `under ${sectionKey(sections)}`
  return [program, account, readAccountName(name).key].join(' | ')
}

export function rememberedFrom(
  choices: readonly SavedChoice[],
  { business, program }: { readonly business: string; readonly program: string },
): RememberedChoices {
  const own = choices.filter(one => one.business === business && one.program === program)
  const named = own.map(choice => ({ choice, name: readAccountName(choice.name) }))
  return { business, program, choices: named }
}

/** To be kept once the statement is accepted; typed amounts are this year's alone. */
export function savedChoiceOf(
  { business, program }: { readonly business: string; readonly program: string },
  line: AccountLine,
  { parts, setAsideReason }: LineChoice,
): SavedChoice {
  return {
    business,
    program,
    code: line.code,
    name: line.name,
    section: sectionKey(line.sections),
    part: line.part,
    parts: parts.map(({ field, subtracts, share }) => ({ field, subtracts, share })),
    setAsideReason,
    lastCents: line.cents,
  }
}

export function recalledChoice(
  { choices }: RememberedChoices,
  line: AccountLine,
): RecalledChoice | null {
  const name = readAccountName(line.name)
  const section = sectionKey(line.sections)
  const fitting = choices
    .map(one => ({ choice: one.choice, changed: changesOf(one, line, { name, section }) }))
    .filter(({ choice, changed }) => isTheAccount(choice, line, changed))
    .map(recalled => ({ recalled, apart: distance(line, recalled) }))
    .toSorted((one, other) => one.apart - other.apart)
  const [best, second] = fitting
  if (best === undefined) return null
  if (second === undefined || second.apart > best.apart) return best.recalled
  return isSameChoice(best.recalled.choice, second.recalled.choice) ? best.recalled : null
}

function changesOf(
  { choice, name: before }: NamedChoice,
  line: AccountLine,
  { name, section }: { readonly name: AccountName; readonly section: string },
): readonly ChoiceChange[] {
  const isCodeOther = line.code !== null && choice.code !== null && line.code !== choice.code
  const last = choice.lastCents
  const isSignOther = line.cents !== 0 && last !== 0 && line.cents > 0 !== last > 0
  const changes: readonly (readonly [ChoiceChange, boolean])[] = [
    ['code', isCodeOther],
    ['name', !isSameName(name, before)],
    ['section', section !== choice.section || line.part !== choice.part],
    ['sign', isSignOther],
    ['size', line.cents !== 0 && isFarApart(Math.abs(line.cents), Math.abs(last))],
  ]
  return changes.filter(([, isOther]) => isOther).map(([change]) => change)
}

function isFarApart(cents: number, last: number): boolean {
  return Math.max(cents, last) > muchLarger * Math.min(cents, last)
}

/** With another name it is known by its code alone, with another code by its name and section. */
function isTheAccount(
  choice: SavedChoice,
  line: AccountLine,
  changed: readonly ChoiceChange[],
): boolean {
  if (changed.includes('name')) return line.code !== null && line.code === choice.code
  return !(changed.includes('code') && changed.includes('section'))
}

const weights: Readonly<Record<ChoiceChange, number>> = {
  name: 100,
  code: 60,
  section: 20,
  sign: 1,
  size: 1,
}

/** A code that one of them lacks is no change, but the same code is surer. */
function distance({ code }: AccountLine, { choice, changed }: RecalledChoice): number {
  const unlike = code === choice.code ? 0 : 10
  return changed.reduce((sum, change) => sum + weights[change], unlike)
}

function isSameChoice(one: LineChoice, other: LineChoice): boolean {
  const told = ({ parts, setAsideReason }: LineChoice) => JSON.stringify([parts, setAsideReason])
  return told(one) === told(other)
}
