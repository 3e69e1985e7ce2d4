// Something of a farm's period that is still open: a blocker keeps the period from being submitted, a
// warning looks wrong until it is fixed, or confirmed with a note.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import type { Viewer } from '../../access/reach/viewer.ts'
import type { Transaction } from '../../db/database.ts'
import type { SaveRule } from './save-rule.ts'

export type FoundPoint = Omit<OpenPoint, 'confirmed'>

export interface PeriodOfFarm {
  readonly farm: number
  readonly period: number
  /** The first and the last day. */
  readonly from: string
  readonly to: string
}

export interface PointsAsked extends Looking {
  readonly tx: Transaction
  /** Who is told; what stands in the way does so whoever asks. */
  readonly viewer: Viewer
  /** On the farm. */
  readonly today: string
}

export interface Looking {
  readonly catalogue: Catalogue
  /** Those that warn of rows are asked about all rows of the period. */
  readonly rules: readonly SaveRule[]
}

/** Looks at one subject over the whole period: one question for all rows of it. */
export type FindPoints = (place: PeriodOfFarm, asked: PointsAsked) => Promise<readonly FoundPoint[]>

export function isBlocker({ code }: { readonly code: string }): boolean {
  return code.startsWith('E-')
}
