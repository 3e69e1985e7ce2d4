// The outline of a statement: which rows open a section, which close one, which are results, and which
// are the accounts in between. Totals are never lines; they are kept to be compared.

import { matchTotals } from './closing-totals.ts'
import {
  isLess,
  isLooselyNamedFor,
  isWrapper,
  partOfHeading,
  resultOf,
  totalOf,
} from './heading-parts.ts'
import type { BodyRow } from './body-rows.ts'
import { isTakenOff, partOf } from './line-part.ts'
import type { Outline, OutlineLine, OutlineTotal, OutlineWish } from './outlined.ts'
import { RunningSums } from './running-sums.ts'
import { areDeeper, countBelow, isAtEnd } from './totals-above.ts'

interface Open {
  readonly index: number
  readonly name: string
  readonly depth: number
  readonly closes: number | undefined
  readonly firstLine: number
  /** A sum without a name came to it: the next heading ends it. */
  isSummed: boolean
}

/** Further back no sum is looked for. */
const mostSums = 100

export function outlineOf(rows: readonly BodyRow[], wish: OutlineWish): Outline {
  const closedBy = matchTotals(rows)
  const walk = new Walk(rows, wish, closedBy)
  for (const index of rows.keys()) walk.step(index)
  return walk.outline()
}

class Walk {
  readonly #rows: readonly BodyRow[]
  readonly #wish: OutlineWish
  readonly #closedBy: ReadonlyMap<number, number>
  readonly #closes: ReadonlyMap<number, number>
  readonly #hasDepth: boolean
  readonly #lines: OutlineLine[] = []
  readonly #totals: OutlineTotal[] = []
  readonly #empty: BodyRow[] = []
  readonly #doubtful: BodyRow[] = []
  readonly #nameless: BodyRow[] = []
  readonly #sums: RunningSums
  #zeroLines = 0
  #open: Open[] = []

  constructor(rows: readonly BodyRow[], wish: OutlineWish, closedBy: ReadonlyMap<number, number>) {
    this.#rows = rows
    this.#wish = wish
    this.#sums = new RunningSums(wish.tolerance)
    this.#closedBy = closedBy
    this.#closes = new Map([...closedBy].map(([total, opener]) => [opener, total]))
    this.#hasDepth =
      new Set(rows.filter(({ label }) => label !== '').map(({ depth }) => depth)).size > 1
  }

  step(index: number): void {
    const row = this.#rows[index]
    if (!row) return
    const result = resultOf(row.label)
    if (result !== null && !this.#closes.has(index)) return this.#result(row, result)
    if (this.#closedBy.has(index)) return this.#close(row, this.#closedBy.get(index) ?? 0)
    if (row.label === '') return this.#namelessAmount(row)
    const total = totalOf(row.label)
    if (total !== undefined && this.#isTotal(index, row, total)) return undefined
    const isHeading = row.amount.kind === 'none' && !row.hasOther
    if (isHeading || this.#isTotalAbove(index, row)) return this.#heading(index, row)
    if (total === undefined && (this.#isOwnResult(row) || this.#isSumUnnamed(index, row))) return
    return this.#line(index, row)
  }

  outline(): Outline {
    for (const one of this.#open) this.#noteEmpty(one)
    const end = this.#lines.length
    return {
      lines: this.#lines,
      // A result above all lines is that of the lines below it.
      totals: this.#totals.map(one =>
        one.until === 0 && one.kind !== 'section' ? { ...one, until: end } : one,
      ),
      empty: this.#empty,
      zeroLines: this.#zeroLines,
      doubtful: this.#doubtful,
      nameless: this.#nameless,
    }
  }

  #result(row: BodyRow, kind: 'part way' | 'other' | 'net'): void {
    const isInside = (depth: number) => this.#hasDepth && depth < row.depth
    this.#leave(({ closes, depth }) => closes === undefined && !isInside(depth))
    this.#total(row, 0, kind)
  }

  #close(row: BodyRow, opener: number): void {
    const place = this.#open.findIndex(({ index }) => index === opener)
    if (place < 0) return
    const from = this.#open[place]?.firstLine ?? 0
    for (const one of this.#open.slice(place)) this.#noteEmpty(one)
    this.#open = this.#open.slice(0, place)
    this.#total(row, from, 'section')
  }

  #total(row: BodyRow, from: number, kind: OutlineTotal['kind']): void {
    this.#totals.push({ row, from, until: this.#lines.length, kind })
  }

  /** A sum under a rule often has no name. */
  #namelessAmount(row: BodyRow): void {
    if (row.amount.kind !== 'money' || row.amount.cents === 0) return
    const from = this.#startOfSum(row.amount.cents)
    if (from !== undefined) {
      this.#total(row, from, 'section')
      const last = this.#open.at(-1)
      if (last?.firstLine === from && last.closes === undefined) last.isSummed = true
    } else if (!this.#isResult(row, row.amount.cents)) this.#nameless.push(row)
  }

  /** Income less costs, since the last result or all of it. */
  #isResult(row: BodyRow, cents: number): boolean {
    const from = this.#starts().find(
      start => this.#sums.filledFrom(start) > 1 && this.#sums.isProfit(start, cents),
    )
    if (from === undefined) return false
    this.#leave(({ closes, firstLine }) => closes === undefined && firstLine >= from)
    this.#total(row, from, 'part way')
    return true
  }

  /** “Cropping profit”; but “Gross Profit - Cattle Trading” may be an account. */
  #isOwnResult(row: BodyRow): boolean {
    if (row.amount.kind !== 'money' || row.amount.cents === 0) return false
    return /\b(?:profit|surplus|margin|loss|deficit|result)\b/i.test(row.label)
      ? this.#isResult(row, row.amount.cents)
      : false
  }

  /** The last of a section that comes to all above it, though no total by its name: asked. */
  #isSumUnnamed(index: number, row: BodyRow): boolean {
    if (row.amount.kind !== 'money' || row.amount.cents === 0 || this.#closes.has(index)) {
      return false
    }
    const { cents } = row.amount
    const start = Math.max(this.#open.at(-1)?.firstLine ?? 0, this.#totals.at(-1)?.until ?? 0)
    const line = { row, cents, sections: this.#sectionsOf(row) }
    const isSum =
      isAtEnd(this.#rows, index) &&
      this.#sums.filledFrom(start) > 1 &&
      this.#sums.isPlainSum(start, cents) &&
      !isTakenOff({ ...line, part: partOf(line) })
    if (!isSum) return false
    if (this.#wish.isTotal(row) === undefined) this.#doubtful.push(row)
    if (this.#wish.isTotal(row) !== true) return false
    this.#total(row, start, 'section')
    return true
  }

  /** “Total Oil Purchases” is an account, unless it comes to what stands above it. */
  #isTotal(index: number, row: BodyRow, name: string): boolean {
    const answer = this.#wish.isTotal(row)
    if (answer === false) return false
    const from = this.#startOfSum(row.amount.kind === 'money' ? row.amount.cents : 0)
    const innermost = this.#open.at(-1)?.firstLine ?? 0
    const isPlain = name === '' || partOfHeading(name) !== null
    const isZero = row.amount.kind !== 'money' || row.amount.cents === 0
    if (answer !== true && !isPlain && !isZero) {
      if (from === undefined) return false
      const isNamed = isLooselyNamedFor(name, this.#open.at(-1)?.name ?? '')
      if (!isNamed && !isAtEnd(this.#rows, index)) this.#doubtful.push(row)
    }
    const start =
      from ?? (name === '' ? innermost : (this.#startOfPart(name) ?? this.#behind(innermost)))
    this.#leave(({ closes, firstLine }) => closes === undefined && firstLine >= start)
    this.#total(row, start, 'section')
    return true
  }

  /** Without an open section, behind what was summed last. */
  #behind(innermost: number): number {
    return this.#open.length > 0 ? innermost : (this.#totals.at(-1)?.until ?? 0)
  }

  /** “Expenses 40” above the accounts that come to 40; of another name, where they stand deeper, or when asked. */
  #isTotalAbove(index: number, row: BodyRow): boolean {
    if (row.amount.kind !== 'money' || row.amount.cents === 0 || this.#closes.has(index)) {
      return false
    }
    const count = countBelow(this.#rows, index, row.amount.cents)
    if (count === 0) return false
    if (partOfHeading(row.label) !== null) return true
    if (areDeeper(this.#rows, index, count)) return true
    if (count < 2) return false
    const answer = this.#wish.isTotal(row)
    if (answer === undefined) this.#doubtful.push(row)
    return answer === true
  }

  #startOfPart(name: string): number | undefined {
    const part = partOfHeading(name)
    const first = this.#lines.findIndex(({ sections }) =>
      sections.some(one => partOfHeading(one) === part),
    )
    return first < 0 ? undefined : first
  }

  /** Of the open sections, and of all lines, the innermost that comes to a sum. */
  #startOfSum(cents: number): number | undefined {
    const starts = [...this.#open.map(({ firstLine }) => firstLine).toReversed(), ...this.#starts()]
    return starts.find(start => this.#sums.isSum(start, cents))
  }

  /** Behind the last result, and behind each total. */
  #starts(): readonly number[] {
    const last = this.#totals.slice(-mostSums).map(({ until }) => until)
    return [...last.toReversed(), 0]
  }

  #heading(index: number, row: BodyRow): void {
    if (row.label === '') return
    const isMajor = partOfHeading(row.label) !== null || isWrapper(row.label) || isLess(row.label)
    this.#endAbove(row, isMajor, !this.#closes.has(index))
    this.#open.push({
      index,
      name: row.label,
      depth: row.depth,
      closes: this.#closes.get(index),
      firstLine: this.#lines.length,
      isSummed: false,
    })
  }

  /** What no total closes ends where a heading or an account stands as far out. */
  #endAbove(row: BodyRow, isMajor: boolean, isUnclosed: boolean): void {
    this.#leave(({ closes, isSummed }) => closes === undefined && isSummed)
    if (this.#hasDepth && this.#open.some(({ depth }) => depth !== row.depth)) {
      this.#leave(({ closes, depth }) => closes === undefined && depth >= row.depth)
      return
    }
    const last = this.#open.at(-1)
    if (isMajor) {
      const isOuter = isWrapper(row.label)
      this.#leave(({ closes, name }) => closes === undefined && (isOuter || !isWrapper(name)))
    } else if (
      isUnclosed &&
      last &&
      partOfHeading(last.name) === null &&
      last.closes === undefined
    ) {
      this.#noteEmpty(last)
      this.#open = this.#open.slice(0, -1)
    }
  }

  #leave(isLeft: (open: Open) => boolean): void {
    while (this.#open.length > 0) {
      const last = this.#open.at(-1)
      if (!last || !isLeft(last)) return
      this.#noteEmpty(last)
      this.#open = this.#open.slice(0, -1)
    }
  }

  #noteEmpty({ firstLine, index }: Open): void {
    const row = this.#rows[index]
    if (row && firstLine === this.#lines.length && row.amount.kind === 'none') this.#empty.push(row)
  }

  #line(index: number, row: BodyRow): void {
    if (this.#hasDepth) {
      this.#leave(({ closes, depth }) => closes === undefined && depth > row.depth)
      const isDeeper = this.#open.some(({ depth }) => depth < row.depth)
      if (isDeeper) this.#leave(({ closes, depth }) => closes === undefined && depth >= row.depth)
    }
    const firstLine = this.#lines.length
    const cents = row.amount.kind === 'money' ? row.amount.cents : 0
    if (cents === 0) this.#zeroLines += 1
    const line = { row, cents, sections: this.#sectionsOf(row) }
    this.#lines.push(line)
    this.#sums.add(line)
    const closes = this.#closes.get(index)
    if (closes === undefined) return
    const { label: name, depth } = row
    this.#open.push({ index, name, depth, closes, firstLine, isSummed: false })
  }

  #sectionsOf({ above }: BodyRow): readonly string[] {
    return [...this.#open.map(({ name }) => name), ...above]
  }
}
