// Whether a line of a statement is income, a cost or a balance, by where it stands and what it is called.

import type { StatementPart } from '../account-line.ts'
import {
  isCostPart,
  isIncomePart,
  looselyPartOf,
  partOfHeading,
  partOfNumber,
  partOfType,
  totalOf,
} from './heading-parts.ts'
import type { Outline, OutlineLine } from './outlined.ts'

export interface PartLine extends OutlineLine {
  readonly part: StatementPart | null
}

export function partOf({ row, sections }: OutlineLine): StatementPart | null {
  const byType = row.type === '' ? null : partOfType(row.type)
  if (byType) return byType
  const named = sections.map(partOfSection).find(part => part !== null)
  const parts = named === 'income' || named === 'expense' ? sections.map(partOfHeading) : []
  // “Income” may hold “Other Income”, and “Expenses” “Cost of Sales”.
  const closer = parts.find(part => part !== null && part !== named && isSameSide(part, named))
  return (
    closer ??
    named ??
    partOfNumber(row.code) ??
    sections.map(looselyPartOf).find(part => part !== null) ??
    null
  )
}

/** Where only the total below says it: “Total income”; of several, the one of fewest lines. */
export function partsOf({ lines, totals }: Outline): readonly (StatementPart | null)[] {
  const named = totals
    .flatMap(({ kind, row, from, until }) => {
      const part = kind === 'section' ? partOfHeading(totalOf(row.label) ?? '') : null
      return part === null ? [] : [{ part, from, until }]
    })
    .toSorted((one, other) => one.until - one.from - (other.until - other.from))
  return lines.map(
    (line, place) =>
      partOf(line) ?? named.find(({ from, until }) => place >= from && place < until)?.part ?? null,
  )
}

/** What is headed “Less …” is taken off income. */
function partOfSection(heading: string): StatementPart | null {
  return partOfHeading(heading) ?? (/^less\b/i.test(heading) ? 'cost of sales' : null)
}

function isSameSide(one: StatementPart, other: StatementPart | null | undefined): boolean {
  const income: readonly unknown[] = ['income', 'other income']
  const costs: readonly unknown[] = ['cost of sales', 'expense', 'other expense']
  return [income, costs].some(side => side.includes(one) && side.includes(other))
}

/** Closing stock among costs, opening stock among income, “Less …”: some print them above 0. */
export function isTakenOff({ row, part, cents }: PartLine): boolean {
  if (cents <= 0) return false
  const name = row.label.toLowerCase()
  if (/^less\b/.test(name)) return true
  const isClosing = /\bclosing\b|\bstock on hand at end\b/.test(name)
  const isOpening = /\bopening\b/.test(name)
  return (isClosing && !isIncomePart(part)) || (isOpening && isIncomePart(part))
}

/** By its heading; where none says it, by its name. */
export function isIncomeLine(line: PartLine): boolean {
  return isIncomePart(line.part) || (!isCostPart(line.part) && isIncomeByName(line))
}

/** Where no heading says it. */
export function isIncomeByName({ row, sections }: OutlineLine): boolean {
  const name = [...sections, row.label].join(' ').toLowerCase()
  return !costWords.test(name) && (incomeWords.test(name) || isProduce.test(name))
}

const costWords =
  /\b(?:purchases?|paid|expenses?|costs?|freight|levy|levies|commission|repairs?|overdraft|seeds?|feed|cartage|insurance|contract)\b/
const incomeWords =
  /\b(?:sales?|income|proceeds|receipts|rebates?|received|rec'd|dividends?|subsid(?:y|ies)|grants?|refunds?|recover(?:y|ies)|credits?|pool payments?|claim|closing stock|natural increase)\b/
/** Nothing but what a farm sells: “Wheat”, “Wool and Lambs”. */
const isProduce =
  /^(?:(?:wheat|barley|canola|oats|sorghum|chickpeas?|lentils?|lupins?|faba beans?|cotton|cotton lint|grain|wool|lambs?|sheep|cattle|steers?|heifers?|weaners?|cows?|wethers?|hoggets?|calves|hay|straw|agistment|and|&|\/|,|-)\s*)+$/
