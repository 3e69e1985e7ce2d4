// What was done to a crop in its present life, and what came of it: reckoned from its events alone.

import { per, total } from './plain-figures.ts'
import type { CropType, Day, EventKind, Figure, RawEvent } from './raw-farm.ts'

/** A crop that came up poorly and was sown again is the one that was sown last. */
export function presentLife(events: readonly RawEvent[]): readonly RawEvent[] {
  const poor = events.filter(({ how }) => how === 'failed-poor-establishment')
  const sowings = events
    .flatMap(({ kind, day }) => (kind === 'sowing' && day !== null ? [day] : []))
    .toSorted()
  const starts = sowings.filter((day, at) => {
    const former = sowings[at - 1] ?? ''
    return poor.some(
      fail =>
        fail.day !== null && fail.day <= day && (at === 0 ? fail.day < day : fail.day > former),
    )
  })
  const start = starts.at(-1)
  if (start === undefined) return events
  return events.filter(({ day, kind, how }) => {
    if (day === null) return true
    if (kind === 'ending' && how === 'failed-poor-establishment') return day > start
    return day >= start
  })
}

export interface Taken {
  readonly produced: Figure
  readonly yield: Figure
  readonly each: Figure
  readonly weighed: Figure
  readonly measured: Figure
}

export const nothing: Taken = {
  produced: null,
  yield: null,
  each: null,
  weighed: null,
  measured: null,
}

/** Hay and grass grow again: in a year they come off ground that is there once. */
export function takenBy(kind: EventKind, events: readonly RawEvent[], ground: Figure): Taken {
  const amount = (event: RawEvent) =>
    kind === 'grazing'
      ? event.weight_on === null || event.weight_off === null
        ? null
        : event.weight_off - event.weight_on
      : event.quantity
  const told = events.filter(event => amount(event) !== null && event.area !== null)
  const weighed = total(told.map(amount))
  const areas = total(told.map(({ area }) => area))
  const again = kind === 'hay' || kind === 'grazing'
  const measured = again && areas !== null && ground !== null ? Math.min(areas, ground) : areas
  return {
    produced: total(events.map(amount)),
    weighed,
    measured,
    yield: per(weighed, measured),
    each: per(weighed, areas),
  }
}

export function isTaken(harvest: string): harvest is EventKind {
  return ['grain', 'lint', 'cane', 'hay', 'grazing'].includes(harvest)
}

/** A cut that is followed by more, a crush and what stands for years do not end a crop. */
export function hasEnded(events: readonly RawEvent[], type: CropType | undefined): boolean {
  const endings = events.filter(({ kind }) => kind === 'ending')
  if (type?.harvest === 'cane') return endings.some(({ how }) => how === 'ploughed-out')
  if (endings.length > 0) return true
  if (type?.perennial) return false
  if (events.some(({ kind }) => kind === 'grain' || kind === 'lint')) return true
  const cut = lastOf(events.filter(({ kind }) => kind === 'hay'))
  return cut !== null && !events.some(({ kind, day }) => kind === 'grazing' && (day ?? '') > cut)
}

/** What became of the ground of a crop, in hectares: each of them once. */
export interface PlainGround {
  readonly harvested: number
  readonly cut: number
  readonly rest: number
  /** What became of the rest: nothing where nobody said. */
  readonly how: string | null
}

const onPurpose = ['grazed-out', 'sprayed-out', 'ploughed-in', 'cut-for-silage']
const itsOwnEnd = [...onPurpose, 'sold-standing', 'ploughed-out']

export function groundTaken(events: readonly RawEvent[], ground: Figure): PlainGround {
  const areas = (...kinds: EventKind[]) =>
    total(events.flatMap(({ kind, area }) => (kinds.includes(kind) ? [area] : []))) ?? 0
  const whole = ground ?? 0
  const harvested = Math.min(areas('grain', 'lint', 'cane'), whole)
  const cut = Math.min(areas('hay'), whole - harvested)
  const how = events.findLast(({ kind }) => kind === 'ending')?.how ?? null
  return { harvested, cut, rest: whole - harvested - cut, how }
}

/** Hectares that were cut, grazed out or ended on purpose instead of being harvested (C02). */
export function endedOtherwise(
  { cut, rest, how }: PlainGround,
  type: CropType | undefined,
): number {
  const isItsHarvest = type?.harvest === 'grazing' && how === 'grazed-out'
  const isOnPurpose = onPurpose.includes(how ?? '') && !isItsHarvest
  return (type?.harvest === 'hay' ? 0 : cut) + (isOnPurpose ? rest : 0)
}

/** Hectares that came to nothing. */
export function failedOf({ rest, how }: PlainGround): number {
  return how === null || itsOwnEnd.includes(how) ? 0 : rest
}

export function firstOf(events: readonly RawEvent[]): Day {
  return events.flatMap(({ day }) => day ?? []).toSorted()[0] ?? null
}

export function lastOf(events: readonly RawEvent[]): Day {
  return (
    events
      .flatMap(({ day }) => day ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}
