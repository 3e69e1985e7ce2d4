// Puts together what a farm has to sell of each crop in a period: our share of it, by kind.

import type { CropOutcome } from '../crops/farm.ts'
import type { PlannedPeriod } from '../plan.ts'

/** Weights are whole hundredths of a tonne here, so that parts add up exactly. */
export interface Heap {
  readonly crop: string
  readonly period: PlannedPeriod
  /** The row that says that the farm grows the crop. */
  readonly grown: number
  /** The day of the last harvest. */
  readonly harvest: string
  readonly grain: number
  readonly hay: number
  readonly bales: number
  readonly seed: number
  /** The part that grew on watered land. */
  readonly watered: number
  readonly crops: readonly CropOutcome[]
}

export function heapsOf(crops: readonly CropOutcome[]): readonly Heap[] {
  const taken = crops.filter(({ lastHarvest }) => lastHarvest !== null)
  return [...Map.groupBy(taken, ({ grown }) => grown).values()].flatMap(heapOf)
}

function heapOf(crops: readonly CropOutcome[]): readonly Heap[] {
  const [first] = crops
  if (!first) return []
  const { crop, period, grown } = first
  const heap = {
    grain: sum(crops.filter(one => one.hayArea === 0 && one.bales === 0)),
    hay: sum(crops.filter(one => one.hayArea > 0)),
    seed: sum(crops.filter(one => one.bales > 0)),
  }
  const bales = crops.reduce((total, one) => total + Math.round(one.bales * shareOf(one)), 0)
  const watered = sum(crops.filter(({ irrigated }) => irrigated)) / (sum(crops) || 1)
  const harvest = crops.reduce((last, one) => laterOf(last, one.lastHarvest ?? ''), '')
  return [{ crop, period, grown, harvest, bales, watered, crops, ...heap }]
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)

const shareOf = ({ paddock }: CropOutcome): number => paddock.property.share

function sum(crops: readonly CropOutcome[]): number {
  return Math.round(crops.reduce((total, one) => total + one.tonnes * shareOf(one), 0) * 100)
}
