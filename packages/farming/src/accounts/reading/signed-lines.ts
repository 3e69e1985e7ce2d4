// What each line adds to net profit. Programs print costs above 0, below 0, or everything from the side
// of the books; the net profit that is printed says which.

import { isCostPart, isIncomePart } from './heading-parts.ts'
import { isIncomeByName, isTakenOff } from './line-part.ts'
import type { PartLine } from './line-part.ts'
import type { OutlineLine, OutlineTotal } from './outlined.ts'

export interface SignedLines {
  /** In the order of the lines. */
  readonly cents: readonly number[]
  /** As printed, with what is printed above 0 though it is taken off turned round. */
  readonly raw: readonly number[]
  /** Lines, by their place, that were turned round. */
  readonly turned: readonly number[]
  /** Lines whose heading does not say what they are: they were signed by their names. */
  readonly guessed: readonly number[]
  /** The printed net profit proved it. */
  readonly isProven: boolean
  readonly way: SignWay
  /** Income is printed below 0, and so may be the results. */
  readonly isReversed: boolean
  /** Costs stand above and below 0, and no result says which of them are refunds. */
  readonly isOpen: boolean
}

export interface Printed {
  readonly totals: readonly OutlineTotal[]
  /** A result that is printed, and which of the lines it is of. */
  readonly proof: { readonly cents: number; readonly from: number; readonly until: number } | null
  readonly tolerance: number
  /** What someone said of it. */
  readonly way?: SignWay | undefined
}

export function signLines(lines: readonly PartLine[], printed: Printed): SignedLines {
  const turned = turnedBySections(lines, printed)
  const settled = settle(lines, turned, printed)
  if (settled.isProven) return settled
  const isSummed = (place: number) =>
    printed.proof === null &&
    printed.totals.some(({ from, until, kind, row }) => {
      const isPrinted = row.amount.kind === 'money' && row.amount.cents !== 0
      return kind === 'section' && isPrinted && place >= from && place < until
    })
  const more = lines.flatMap((line, place) =>
    isTakenOff(line) && !turned.includes(place) && !isSummed(place) ? [place] : [],
  )
  if (more.length === 0) return settled
  const tried = settle(lines, [...turned, ...more], printed)
  const isUsual = printed.proof === null && tried.way === 'costs above 0'
  return tried.isProven || isUsual ? tried : settled
}

/** Sections whose printed total is right only with some of their lines taken off. */
function turnedBySections(
  lines: readonly PartLine[],
  { totals, tolerance }: Printed,
): readonly number[] {
  const turned = new Set<number>()
  for (const { from, until, row, kind } of totals) {
    const total = row.amount.kind === 'money' ? row.amount.cents : 0
    if (kind !== 'section' || total === 0) continue
    const inside = lines.slice(from, until)
    const sum = (isOff: (place: number) => boolean) =>
      inside.reduce((all, { cents }, place) => all + (isOff(from + place) ? -cents : cents), 0)
    const fits = (worked: number) => Math.abs(worked - total) <= tolerance * inside.length
    if (fits(sum(place => turned.has(place)))) continue
    const off = inside.flatMap((line, place) => (isTakenOff(line) ? [from + place] : []))
    if (off.length > 0 && fits(sum(place => off.includes(place))))
      off.forEach(place => turned.add(place))
  }
  return [...turned]
}

export type SignWay = 'costs above 0' | 'costs below 0' | 'income below 0'
const ways: readonly SignWay[] = ['costs above 0', 'costs below 0', 'income below 0']

function settle(
  lines: readonly PartLine[],
  turned: readonly number[],
  printed: Printed,
): SignedLines {
  const raw = lines.map(({ cents }, place) => (turned.includes(place) ? -cents : cents))
  const guessed = lines.flatMap(({ part, row }, place) =>
    !isIncomePart(part) && !isCostPart(part) && sideOf(row) === null ? [place] : [],
  )
  const usual = usualWay(lines, raw)
  const guesses: readonly Guess[] =
    guessed.length > 0 ? [isIncomeByName, () => true, () => false] : [isIncomeByName]
  const asked = printed.way === undefined ? undefined : [printed.way]
  const tries = (asked ?? [usual, ...ways.filter(way => way !== usual)]).flatMap(way =>
    (way === 'costs above 0' ? guesses : [isIncomeByName]).map(guess => ({
      way,
      cents: lines.map((line, place) => signed(line, raw[place] ?? 0, way, guess)),
    })),
  )
  const proven = tries.filter(({ way, cents }) => isProof(cents, way, printed))
  const [likeliest] = proven.toSorted(
    (one, other) => naturalness(lines, other.cents) - naturalness(lines, one.cents),
  )
  const best = likeliest ?? tries[0]
  const isByName = best?.way === 'costs above 0'
  return {
    cents: best?.cents ?? [],
    raw,
    turned,
    guessed: isByName ? guessed : [],
    isProven: proven.length > 0,
    way: best?.way ?? usual,
    isReversed: best?.way === 'income below 0',
    isOpen: proven.length === 0 && asked === undefined && isMixed(lines, raw),
  }
}

function isProof(cents: readonly number[], way: SignWay, { proof, tolerance }: Printed): boolean {
  if (proof === null) return false
  const above = cents.slice(proof.from, proof.until)
  const sum = above.reduce((all, one) => all + one, 0)
  const isNear = (worked: number) => Math.abs(worked - proof.cents) <= tolerance * above.length
  return isNear(sum) || (way === 'income below 0' && isNear(-sum))
}

/** How much is income above 0 and cost below, less what is not. */
function naturalness(lines: readonly PartLine[], cents: readonly number[]): number {
  return cents.reduce((sum, one, place) => {
    const line = lines[place]
    return line ? sum + (isIncome(line, isIncomeByName) ? one : -one) : sum
  }, 0)
}

const sideOf = (row: OutlineLine['row']) => (row.amount.kind === 'money' ? row.amount.side : null)

type Guess = (line: PartLine) => boolean

function isIncome(line: PartLine, guess: Guess): boolean {
  if (isIncomePart(line.part)) return true
  return !isCostPart(line.part) && guess(line)
}

function signed(line: PartLine, raw: number, way: SignWay, guess: Guess): number {
  const side = sideOf(line.row)
  if (side !== null) return side === 'credit' ? raw : plainZero(-raw)
  if (way === 'costs below 0') return raw
  if (way === 'income below 0') return plainZero(-raw)
  return isIncome(line, guess) ? raw : plainZero(-raw)
}

const plainZero = (cents: number) => (cents === 0 ? 0 : cents)

/** As most lines stand, by their number and by their amounts. */
function usualWay(lines: readonly PartLine[], raw: readonly number[]): SignWay {
  const isBelow = (isWanted: (line: PartLine) => boolean) =>
    sharesBelow(lines, raw, isWanted).every(share => share > 0.5)
  if (isBelow(line => !isIncome(line, isIncomeByName))) return 'costs below 0'
  return isBelow(line => isIncome(line, isIncomeByName)) ? 'income below 0' : 'costs above 0'
}

/** A few refunds among costs are usual; halves are not. */
function isMixed(lines: readonly PartLine[], raw: readonly number[]): boolean {
  const isPlainCost = ({ part, row }: PartLine) =>
    isCostPart(part) && sideOf(row) === null && !/\b(?:opening|closing)\b/i.test(row.label)
  const shares = sharesBelow(lines, raw, isPlainCost)
  return (
    shares.some(share => share > 0.5) !== shares.every(share => share > 0.5) ||
    shares.every(share => share > 0.3 && share < 0.7)
  )
}

/** Of the lines that have an amount how many, and how much, is below 0. */
function sharesBelow(
  lines: readonly PartLine[],
  raw: readonly number[],
  isWanted: (line: PartLine) => boolean,
): readonly [number, number] {
  const values = raw.filter((cents, place) => cents !== 0 && lines[place] && isWanted(lines[place]))
  const below = values.filter(cents => cents < 0)
  const sum = (all: readonly number[]) => all.reduce((size, cents) => size + Math.abs(cents), 0)
  return values.length === 0 ? [0, 0] : [below.length / values.length, sum(below) / sum(values)]
}
