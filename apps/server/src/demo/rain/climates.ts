// When and how it rains in the country of each kind of farm, and which seasons were wet or dry.

import type { FarmKind } from '../plan.ts'

export interface Climate {
  /** Millimetres of a middling January, February and so on. */
  readonly months: readonly number[]
  /** Millimetres of a middling wet day. */
  readonly fall: number
}

export const climates: Readonly<Record<FarmKind, Climate>> = {
  mixed: { months: [52, 50, 46, 42, 46, 50, 50, 48, 46, 52, 48, 50], fall: 6 },
  grain: { months: [85, 75, 60, 33, 40, 38, 36, 32, 35, 52, 64, 70], fall: 8.5 },
  cotton: { months: [80, 70, 55, 34, 38, 38, 38, 34, 36, 50, 60, 67], fall: 8.5 },
  cane: { months: [285, 320, 260, 140, 95, 62, 40, 30, 28, 50, 100, 190], fall: 13 },
  sheep: { months: [34, 30, 36, 44, 52, 56, 60, 62, 58, 52, 42, 34], fall: 5 },
  beef: { months: [105, 105, 75, 38, 35, 30, 24, 22, 24, 48, 62, 82], fall: 9 },
}

/** Beside a middling season: January to June, July to December. Other years are middling. */
export const seasons: Readonly<Record<number, readonly [number, number]>> = {
  2013: [0.95, 0.8],
  2014: [0.85, 0.85],
  2015: [0.95, 0.9],
  2016: [1.05, 1.3],
  2017: [0.95, 0.9],
  2018: [0.75, 0.8],
  2019: [0.75, 0.66],
  2020: [1.15, 1.05],
  2021: [1.15, 1.3],
  2022: [1.25, 1.4],
  2023: [0.9, 0.8],
  2024: [1.1, 1.0],
  2025: [1.05, 0.95],
  2026: [0.95, 1],
}
