// Suggests for each account of a statement where it belongs: as this business chose before, else by
// its name. What someone must say themselves is asked.

import { creditOf, isOfBalance, sidesOf } from './account-side.ts'
import type { AccountField, AccountQuestion, AccountSide, KnownAccount } from './known-accounts.ts'
import { wholeShare } from './line-choice.ts'
import type { ChosenPart, LineChoice } from './line-choice.ts'
import { accountByName, isOpen } from './match-by-name.ts'
import type { FoundAccount } from './match-by-name.ts'
import type { AccountIndex } from './name-index.ts'
import { recalledChoice } from './remembered-choices.ts'
import type { ChoiceChange, RecalledChoice, RememberedChoices } from './remembered-choices.ts'
import type { AccountLine } from './account-line.ts'

export interface MatchedLine {
  readonly line: AccountLine
  /** What is asked holds only once someone agreed. */
  readonly kind: 'target' | 'set aside' | 'ask'
  /** Of what is asked, a suggestion; none where there is none. */
  readonly parts: readonly ChosenPart[]
  /** Null where nothing is suggested. */
  readonly sure: 'same as last year' | 'exact' | 'normalised' | 'suggested' | null
  readonly questions: readonly AccountQuestion[]
  /** Why it is set aside. */
  readonly reason: string | null
  /** Why last year's choice is asked again. */
  readonly changed: readonly ChoiceChange[]
  /** The record can have it from its rows; then it is only compared. */
  readonly isCompared: boolean
  /** What is odd about money in this account. */
  readonly warns: string | null
}

export function matchStatement(
  index: AccountIndex,
  remembered: RememberedChoices,
  lines: readonly AccountLine[],
): readonly MatchedLine[] {
  return lines.map(line => matchLine(index, remembered, line))
}

export function matchLine(
  index: AccountIndex,
  remembered: RememberedChoices,
  line: AccountLine,
): MatchedLine {
  const recalled = recalledChoice(remembered, line)
  if (recalled !== null) return asRecalled(index, line, recalled)
  const { found, isSure } = foundFor(index, line)
  return found === null ? unknown(line) : asFound(index, line, { found, isSure })
}

/** It needs nobody to agree; all else is a question or a suggestion. */
export function fillsAlone({ kind, sure }: Pick<MatchedLine, 'kind' | 'sure'>): boolean {
  return kind !== 'ask' && sure !== null && sure !== 'suggested'
}

/** What holds once someone agreed to the match; null where there is nothing to agree to. */
export function agreedChoice({ parts, reason }: MatchedLine): LineChoice | null {
  return parts.length === 0 && reason === null ? null : { parts, setAsideReason: reason }
}

function unknown(line: AccountLine): MatchedLine {
  const nothing = { parts: [], questions: [], changed: [] }
  const asked = { kind: 'ask', sure: null, reason: null, isCompared: false, warns: null } as const
  return { line, ...nothing, ...asked }
}

function asRecalled(
  { fields }: AccountIndex,
  line: AccountLine,
  { choice, changed }: RecalledChoice,
): MatchedLine {
  const { parts, setAsideReason: reason } = choice
  const isAsBefore = changed.length === 0
  const kind = parts.length > 0 ? 'target' : 'set aside'
  return {
    ...unknown(line),
    kind: isAsBefore ? kind : 'ask',
    sure: isAsBefore ? 'same as last year' : 'suggested',
    parts,
    reason,
    changed,
    isCompared: parts.some(({ field }) => fields[field]?.isCompared === true),
  }
}

interface Sided {
  readonly found: FoundAccount | null
  /** Its place in the statement leaves no doubt of what it is. */
  readonly isSure: boolean
}

function foundFor(index: AccountIndex, line: AccountLine): Sided {
  const sides = sidesOf(line)
  const [said, ...others] = sides
  if (said === undefined) return foundAnywhere(index, line)
  const found = accountByName(line, index.on[said])
  return { found, isSure: others.length === 0 && !isOnOtherSide(index, line, found) }
}

/** No heading says what it is: money that came in is no cost, and what two sides know is not sure. */
function foundAnywhere(index: AccountIndex, line: AccountLine): Sided {
  const sides: readonly AccountSide[] =
    line.cents < 0 ? ['cost', 'income', 'balance'] : ['income', 'cost', 'balance']
  const all = sides.map(side => accountByName(line, index.on[side])).filter(one => one !== null)
  const surest = all.filter(({ how }) => how !== 'suggested')
  const [found = null] = surest.length > 0 ? surest : all
  const meanings = new Set(all.map(({ account }) => account.field ?? account.setAside))
  const isCost = found !== null && growsBy(index, found.account) === 'debit'
  return { found, isSure: meanings.size === 1 && !(isCost && line.cents > 0) }
}

/** An asset among liabilities, or the other way round. */
function isOnOtherSide(index: AccountIndex, line: AccountLine, found: FoundAccount | null) {
  if (found === null || found.account.subtracts === true) return false
  const grownBy = growsBy(index, found.account)
  if (line.part === 'asset') return grownBy === 'credit'
  return line.part === 'liability' && grownBy === 'debit'
}

function growsBy(
  { fields }: AccountIndex,
  { field }: KnownAccount,
): AccountField['grownBy'] | null {
  return field === null ? null : (fields[field]?.grownBy ?? null)
}

function asFound(
  index: AccountIndex,
  line: AccountLine,
  { found, isSure }: { readonly found: FoundAccount; readonly isSure: boolean },
): MatchedLine {
  const { account, how } = found
  const questions = account.asks ?? []
  const isTurned = isOverdrawn(index, line, account)
  const isAsked = isOpen(account) || questions.length > 0
  const field = isTurned ? (account.turned ?? null) : account.field
  const parts = field === null ? [] : [wholePart(field, account.subtracts === true)]
  const sure = isSure && !isTurned && !isAsked ? how : 'suggested'
  return {
    ...unknown(line),
    kind: isAsked ? 'ask' : kindOf(account),
    sure: isOpen(account) ? null : sure,
    parts,
    questions,
    reason: account.setAside ?? null,
    isCompared: field !== null && index.fields[field]?.isCompared === true,
    warns: line.cents === 0 ? null : (account.warns ?? null),
  }
}

function kindOf({ setAside }: KnownAccount) {
  return setAside === undefined ? 'target' : 'set aside'
}

function wholePart(field: string, subtracts: boolean): ChosenPart {
  return { field, subtracts, share: wholeShare }
}

/** A bank account in credit of the bank, or an overdraft that is paid back and more. */
function isOverdrawn(index: AccountIndex, line: AccountLine, account: KnownAccount): boolean {
  if (account.turned === undefined || !isOfBalance(line)) return false
  const credit = creditOf(line)
  return growsBy(index, account) === 'credit' ? credit < 0 : credit > 0
}
