// What each line adds to net profit. Programs print costs above 0, below 0, or everything from the side
// of the books; the net profit that is printed says which.

import { isCostPart, isIncomePart } from './heading-parts.ts'
import type { OutlineLine, OutlineTotal } from './outline.ts'
import type { StatementPart } from '../statement.ts'

export interface PartLine extends OutlineLine {
  readonly part: StatementPart | null
}

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
  /** Income is printed below 0, and so may be the results. */
  readonly isReversed: boolean
}

export interface Printed {
  readonly totals: readonly OutlineTotal[]
  /** A result that is printed, and how many of the lines are above it. */
  readonly proof: { readonly cents: number; readonly until: number } | null
  readonly tolerance: number
}

export function signLines(lines: readonly PartLine[], printed: Printed): SignedLines {
  const turned = turnedBySections(lines, printed)
  const settled = settle(lines, turned, printed)
  if (settled.isProven || printed.proof === null) return settled
  const more = lines.flatMap((line, place) =>
    isTakenOff(line) && !turned.includes(place) ? [place] : [],
  )
  if (more.length === 0) return settled
  const tried = settle(lines, [...turned, ...more], printed)
  return tried.isProven ? tried : settled
}

/** Closing stock among costs, opening stock among income, “Less …”: some print them above 0. */
function isTakenOff({ row, part, cents }: PartLine): boolean {
  if (cents <= 0) return false
  const name = row.label.toLowerCase()
  if (/^less\b/.test(name)) return true
  const isClosing = /\bclosing\b|\bstock on hand at end\b/.test(name)
  const isOpening = /\bopening\b/.test(name)
  return (isClosing && !isIncomePart(part)) || (isOpening && isIncomePart(part))
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

type Way = 'costs above 0' | 'costs below 0' | 'income below 0'
const ways: readonly Way[] = ['costs above 0', 'costs below 0', 'income below 0']

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
    guessed.length > 0 ? [byName, () => true, () => false] : [byName]
  const tries = [usual, ...ways.filter(way => way !== usual)].flatMap(way =>
    (way === 'costs above 0' ? guesses : [byName]).map(guess => ({
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
    isReversed: best?.way === 'income below 0',
  }
}

function isProof(cents: readonly number[], way: Way, { proof, tolerance }: Printed): boolean {
  if (proof === null) return false
  const above = cents.slice(0, proof.until)
  const sum = above.reduce((all, one) => all + one, 0)
  const isNear = (worked: number) => Math.abs(worked - proof.cents) <= tolerance * above.length
  return isNear(sum) || (way === 'income below 0' && isNear(-sum))
}

/** How much is income above 0 and cost below, less what is not. */
function naturalness(lines: readonly PartLine[], cents: readonly number[]): number {
  return cents.reduce((sum, one, place) => {
    const line = lines[place]
    return line ? sum + (isIncome(line, byName) ? one : -one) : sum
  }, 0)
}

const sideOf = (row: OutlineLine['row']) => (row.amount.kind === 'money' ? row.amount.side : null)

type Guess = (line: PartLine) => boolean

function isIncome(line: PartLine, guess: Guess): boolean {
  if (isIncomePart(line.part)) return true
  return !isCostPart(line.part) && guess(line)
}

function signed(line: PartLine, raw: number, way: Way, guess: Guess): number {
  const side = sideOf(line.row)
  if (side !== null) return side === 'credit' ? raw : plainZero(-raw)
  if (way === 'costs below 0') return raw
  if (way === 'income below 0') return plainZero(-raw)
  return isIncome(line, guess) ? raw : plainZero(-raw)
}

const plainZero = (cents: number) => (cents === 0 ? 0 : cents)

/** As most lines stand. */
function usualWay(lines: readonly PartLine[], raw: readonly number[]): Way {
  const share = (isWanted: (line: PartLine) => boolean) => {
    const values = raw.filter(
      (cents, place) => cents !== 0 && lines[place] && isWanted(lines[place]),
    )
    return values.length === 0 ? 0 : values.filter(cents => cents < 0).length / values.length
  }
  if (share(line => !isIncome(line, byName)) > 0.5) return 'costs below 0'
  return share(line => isIncome(line, byName)) > 0.5 ? 'income below 0' : 'costs above 0'
}

/** Where no heading says it. */
function byName({ row, sections }: PartLine): boolean {
  const name = [...sections, row.label].join(' ').toLowerCase()
  if (
    /\b(?:purchases?|paid|expenses?|costs?|freight|levy|levies|commission|repairs?|overdraft)\b/.test(
      name,
    )
  )
    return false
  return /\b(?:sales?|income|proceeds|receipts|rebates?|received|rec'd|dividends?|subsid(?:y|ies)|grants?|refunds?|recover(?:y|ies)|credits?|pool payments?|claim|closing stock|natural increase)\b/.test(
    name,
  )
}
