// An odd farm while it is being made, and the ground on which something is planted.

import type { Random } from '../../src/demo/random.ts'
import type { LooseRow } from '../../src/demo/row-set.ts'

export interface OddPeriod {
  readonly id: number
  readonly year: number
}

export interface OddFarm {
  readonly id: number
  readonly random: Random
  readonly periods: readonly OddPeriod[]
  readonly gauges: readonly number[]
  /** Properties, by number. */
  readonly properties: readonly number[]
  add(entity: string, row: LooseRow): number
  /** Says more of a row that was added. */
  amend(entity: string, id: number, row: LooseRow): void
  listed(entity: string, slug: string): number
}

export interface OddCrop {
  readonly id: number
  readonly crop: string
  readonly period: OddPeriod
}

export interface Site extends OddFarm {
  readonly period: OddPeriod
  readonly paddock: number
  readonly area: number | null
  readonly before: number | undefined
  readonly stand: { readonly life: number } | undefined
}
