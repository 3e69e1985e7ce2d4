// A question that a farm is asked in a period, and what it is asked of.

import type { PlainCrop } from './plain-crop.ts'
import type { RawAnswers } from './raw-answers.ts'
import type { CropType, RawFarm } from './raw-farm.ts'
import type { RawRatings, RawRecord } from './raw-record.ts'

/** A question of a section that applies, and whether it is answered. */
export type Question = readonly [section: string, isAnswered: boolean]

export interface AskedPeriod {
  readonly farm: RawFarm
  readonly raw: RawRecord
  readonly answers: RawAnswers
  readonly ratings: RawRatings
  readonly types: ReadonlyMap<number, CropType>
  readonly crops: readonly PlainCrop[]
  readonly period: number
  /** Seconds: files that came later are not looked at. */
  readonly until?: number
}
