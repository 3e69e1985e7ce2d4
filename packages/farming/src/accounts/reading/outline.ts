// The outline of a statement: which rows open a section, which close one, which are results, and which
// are the accounts in between. Totals are never lines; they are kept to be compared.

import { matchTotals } from './closing-totals.ts'
import { partOfHeading, resultOf, totalOf } from './heading-parts.ts'
import type { BodyRow } from './body-rows.ts'

export interface OutlineLine {
  readonly row: BodyRow
  readonly cents: number
  readonly sections: readonly string[]
}

export interface OutlineTotal {
  readonly row: BodyRow
  /** Which of the lines it adds up: from one up to another that is no longer of it. */
  readonly from: number
  readonly until: number
  readonly kind: 'section' | 'part way' | 'other' | 'net'
}

export interface Outline {
  readonly lines: readonly OutlineLine[]
  readonly totals: readonly OutlineTotal[]
  /** Headings without a line below them. */
  readonly empty: readonly BodyRow[]
  readonly zeroLines: number
  /** A total, or an account that is called so? */
  readonly doubtful: readonly BodyRow[]
  /** Amounts without a name that no total explains. */
  readonly nameless: readonly BodyRow[]
}

export interface OutlineWish {
  /** How far a sum may be off for each line. */
  readonly tolerance: number
  /** Answers, by the row of the page. */
  readonly isTotal: (row: BodyRow) => boolean | undefined
}

interface Open {
  readonly index: number
  readonly name: string
  readonly depth: number
  readonly closes: number | undefined
  readonly firstLine: number
}

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
  #zeroLines = 0
  #open: Open[] = []

  constructor(rows: readonly BodyRow[], wish: OutlineWish, closedBy: ReadonlyMap<number, number>) {
    this.#rows = rows
    this.#wish = wish
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
    return this.#line(index, row)
  }

  outline(): Outline {
    for (const one of this.#open) this.#noteEmpty(one)
    return {
      lines: this.#lines,
      totals: this.#totals,
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
    if (from === undefined) this.#nameless.push(row)
    else this.#total(row, from, 'section')
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
      const isOne = this.#lines.slice(from).filter(({ cents }) => cents !== 0).length < 2
      if (isOne && !this.#isAtEnd(index)) this.#doubtful.push(row)
    }
    const start = from ?? (name === '' ? innermost : (this.#startOfPart(name) ?? innermost))
    this.#leave(({ closes, firstLine }) => closes === undefined && firstLine >= start)
    this.#total(row, start, 'section')
    return true
  }

  /** “Expenses 40” above the accounts that come to 40. */
  #isTotalAbove(index: number, { label, amount }: BodyRow): boolean {
    if (amount.kind !== 'money' || amount.cents === 0 || partOfHeading(label) === null) return false
    let sum = 0
    for (const next of this.#rows.slice(index + 1)) {
      if (next.amount.kind !== 'money' || resultOf(next.label) !== null) return false
      sum += next.amount.cents
      if (sum === amount.cents) return true
    }
    return false
  }

  #startOfPart(name: string): number | undefined {
    const part = partOfHeading(name)
    const first = this.#lines.findIndex(({ sections }) =>
      sections.some(one => partOfHeading(one) === part),
    )
    return first < 0 ? undefined : first
  }

  #isAtEnd(index: number): boolean {
    const next = this.#rows[index + 1]
    const at = this.#rows[index]?.at ?? 0
    if (!next || next.at > at + 1) return true
    return (
      next.amount.kind === 'none' ||
      totalOf(next.label) !== undefined ||
      resultOf(next.label) !== null
    )
  }

  /** Of the open sections, and of all lines, the innermost that comes to a sum. */
  #startOfSum(cents: number): number | undefined {
    const starts = [...this.#open.map(({ firstLine }) => firstLine).toReversed(), ...this.#starts()]
    return starts.find(start => {
      const lines = this.#lines.slice(start)
      const sum = lines.reduce((all, line) => all + line.cents, 0)
      return (
        lines.length > 0 &&
        Math.abs(Math.abs(sum) - Math.abs(cents)) <= this.#wish.tolerance * lines.length
      )
    })
  }

  /** Behind the last result, and behind each total. */
  #starts(): readonly number[] {
    return [...this.#totals.map(({ until }) => until).toReversed(), 0]
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
    })
  }

  /** What no total closes ends where a heading or an account stands as far out. */
  #endAbove(row: BodyRow, isMajor: boolean, isUnclosed: boolean): void {
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
    this.#lines.push({
      row,
      cents,
      sections: [...this.#open.map(({ name }) => name), ...row.above],
    })
    const closes = this.#closes.get(index)
    if (closes === undefined) return
    this.#open.push({ index, name: row.label, depth: row.depth, closes, firstLine })
  }
}

/** “Less: Livestock Trading” ends the income above it. */
const isLess = (name: string) => /^less\b/i.test(name)

/** “Ordinary Income/Expense” and “Liabilities and Equity” hold others. */
function isWrapper(name: string): boolean {
  return /income ?\/ ?expenses?|liabilities (?:and|&) equity/i.test(name)
}
