// How the areas of a crop add up: what was sown, what was taken off, and whether it fits.

import { byDay } from './crop-event.ts'
import type { CropEvent, CropEventKind } from './crop-event.ts'

/** Areas are measured from a tractor: 2% more or less is the same area. */
const tolerance = 0.02

/** Whether a part is larger than the whole, beyond what measuring explains. */
export function isBeyond(part: number, whole: number): boolean {
  return part > whole * (1 + tolerance)
}

/** Nothing where no sowing says its area. */
export function areaSown(events: readonly CropEvent[]): number | null {
  return sumOf(events, ['sowing'])
}

/** Under header, picker, mower and cane harvester. Hay cut again from the same ground counts once. */
export function areaTaken(events: readonly CropEvent[]): number {
  const sown = areaSown(events) ?? Infinity
  const cuts = areasOf(events, ['hay'])
  const hay = Math.max(...cuts, Math.min(sum(cuts), sown), 0)
  return sum([...areasOf(events, ['grain', 'lint', 'cane']), grazedOut(events)]) + hay
}

/** Under header, picker and cane harvester; nothing where no such area is known. */
export function areaReaped(events: readonly CropEvent[]): number | null {
  return sumOf(events, ['grain', 'lint', 'cane'])
}

/** What stock went over, each hectare once; where no grazing says how much, all that the crop has. */
export function areaGrazed(events: readonly CropEvent[], ground: number | null): number | null {
  if (!events.some(({ kind }) => kind === 'grazing')) return null
  const areas = sumOf(events, ['grazing'])
  return areas === null || ground === null ? (areas ?? ground) : Math.min(areas, ground)
}

/** Whether header and picker alone went over all that was sown. */
export function isWholeHarvest(events: readonly CropEvent[]): boolean {
  const [sown, harvested] = [areaSown(events), sum(areasOf(events, ['grain', 'lint']))]
  return sown !== null && harvested > 0 && harvested >= sown * (1 - tolerance)
}

/** Whether all that was sown is off, as far as the areas are known. */
export function isAllTaken(events: readonly CropEvent[]): boolean {
  const sown = areaSown(events)
  const unmeasured = events.some(
    ({ kind, area }) => area === null && (taking.includes(kind) || kind === 'ending'),
  )
  return sown === null || unmeasured || areaTaken(events) >= sown * (1 - tolerance)
}

/** Hectares that were sown and that nothing came off; none where the areas do not say. */
export function areaLeft(events: readonly CropEvent[]): number {
  return isAllTaken(events) ? 0 : (areaSown(events) ?? 0) - areaTaken(events)
}

/** The most hectares that stood at one time, of crops that stood from one day to another. */
export function mostAtOnce(stands: readonly Stand[]): number {
  return Math.max(0, ...stands.map(({ from }) => standingOn(from, stands)))
}

/** Hectares under crop on a day. The day on which a crop ends is free for the next. */
export function standingOn(day: string, stands: readonly Stand[]): number {
  return sum(
    stands
      .filter(({ from, until }) => from <= day && (until === null || day < until))
      .map(({ area }) => area),
  )
}

export interface Stand {
  readonly area: number
  readonly from: string
  /** Nothing while it stands. */
  readonly until: string | null
}

const taking: readonly CropEventKind[] = ['grain', 'lint', 'hay', 'cane']

/** Of a crop that was grazed out: what the stock had last. */
function grazedOut(events: readonly CropEvent[]): number {
  const isGrazedOut = events.some(({ kind, how }) => kind === 'ending' && how === 'grazed-out')
  const last = events
    .filter(({ kind }) => kind === 'grazing')
    .toSorted(byDay)
    .at(-1)
  return isGrazedOut ? (last?.area ?? 0) : 0
}

function sumOf(events: readonly CropEvent[], kinds: readonly CropEventKind[]): number | null {
  const areas = areasOf(events, kinds)
  return areas.length === 0 ? null : sum(areas)
}

function areasOf(events: readonly CropEvent[], kinds: readonly CropEventKind[]): number[] {
  return events.flatMap(({ kind, area }) => (kinds.includes(kind) && area !== null ? [area] : []))
}

const sum = (figures: readonly number[]): number =>
  figures.reduce((total, figure) => total + figure, 0)
