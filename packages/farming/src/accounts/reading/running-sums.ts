// What the lines of a statement come to so far, from any of them on, so that a row that says the same is
// known for a total.

import { isIncomeLine, isTakenOff, partOf } from './line-part.ts'
import type { OutlineLine } from './outlined.ts'

export class RunningSums {
  readonly #tolerance: number
  /** Before each line: as printed, with what is taken off turned round, and as it adds to profit. */
  readonly #plain = [0]
  readonly #lessened = [0]
  readonly #profit = [0]
  readonly #filled = [0]

  constructor(tolerance: number) {
    this.#tolerance = tolerance
  }

  add(line: OutlineLine): void {
    const known = { ...line, part: partOf(line) }
    const { cents } = line
    push(this.#plain, cents)
    const lessened = isTakenOff(known) ? -cents : cents
    push(this.#lessened, lessened)
    push(this.#profit, isIncomeLine(known) ? lessened : -lessened)
    push(this.#filled, cents === 0 ? 0 : 1)
  }

  /** How many lines from one on have an amount. */
  filledFrom(start: number): number {
    return since(this.#filled, start)
  }

  isSum(start: number, cents: number): boolean {
    return this.#isNear(this.#plain, start, cents) || this.#isNear(this.#lessened, start, cents)
  }

  /** The same sign as well. */
  isPlainSum(start: number, cents: number): boolean {
    return since(this.#plain, start) === cents
  }

  /** Income less costs. */
  isProfit(start: number, cents: number): boolean {
    return this.#isNear(this.#profit, start, cents)
  }

  #isNear(sums: readonly number[], start: number, cents: number): boolean {
    const count = sums.length - 1 - start
    const off = Math.abs(Math.abs(since(sums, start)) - Math.abs(cents))
    return count > 0 && off <= this.#tolerance * count
  }
}

function push(sums: number[], more: number): void {
  sums.push((sums.at(-1) ?? 0) + more)
}

function since(sums: readonly number[], start: number): number {
  return (sums.at(-1) ?? 0) - (sums[start] ?? 0)
}
