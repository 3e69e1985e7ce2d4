// What became of the ground that is kept for crops: each hectare counts once, so that the parts always
// come to all of it.

import { areaTaken } from './crop-area.ts'
import type { CropEvent } from './crop-event.ts'
import type { Known } from '../numbers/ratio.ts'

export const groundParts = [
  'sown',
  'hay',
  'grazed',
  'manured',
  'failed',
  'fallow',
  'unused',
] as const
export type GroundPart = (typeof groundParts)[number]

export type GroundShares = Readonly<Partial<Record<GroundPart, number>>>

interface CropOnGround {
  readonly events: readonly CropEvent[]
  /** The ground that it took. */
  readonly area: Known
  readonly crop: { readonly harvest: string } | null
}

/** What header, picker and mill did not go over, went as the crop ended. */
export function groundOf({ events, area, crop }: CropOnGround): GroundShares {
  if (area === null) return {}
  const isGrown = events.some(({ kind }) => kind !== 'fallow')
  if (crop?.harvest === 'none' || (!isGrown && events.length > 0)) return { fallow: area }
  const main = Math.min(areaOff(events, ['grain', 'lint', 'cane']), area)
  const hay = Math.min(areaOff(events, ['hay']), area - main)
  const left = area - main - hay
  const shares: Partial<Record<GroundPart, number>> = { sown: main, hay }
  const part = partOfRest(events, crop?.harvest)
  shares[part] = (shares[part] ?? 0) + left
  return Object.fromEntries(Object.entries(shares).filter(([, share]) => share > 0))
}

export interface ArableGround {
  readonly id: number
  readonly area: Known
}

export interface GroundOfLine {
  readonly paddock: { readonly id: number }
  readonly ended: string | null
  readonly ground: GroundShares
}

/** Where ground grew two crops, it counts for the later one. */
export function groundUse(
  paddocks: readonly ArableGround[],
  lines: readonly GroundOfLine[],
): Readonly<Record<GroundPart, number>> {
  const byPaddock = Map.groupBy(lines, ({ paddock }) => paddock.id)
  const parts = Object.fromEntries(groundParts.map(part => [part, 0])) as Record<GroundPart, number>
  for (const { id, area } of paddocks) {
    let left = area ?? 0
    for (const { ground } of (byPaddock.get(id) ?? []).toSorted(laterFirst)) {
      for (const part of groundParts) {
        const share = Math.min(ground[part] ?? 0, left)
        parts[part] += share
        left -= share
      }
    }
    parts.unused += left
  }
  return parts
}

/**
 * C02: what was cut, grazed out or ended on purpose was not meant for the harvest that the crop is grown
 * for; what failed was.
 */
export function endedOtherwise(
  { hay = 0, grazed = 0, manured = 0 }: GroundShares,
  harvest: string | undefined,
): number {
  return (harvest === 'hay' ? 0 : hay) + (harvest === 'grazing' ? 0 : grazed) + manured
}

/** What still stands comes last of all, and so counts before what is off; bare ground only then. */
function laterFirst(one: GroundOfLine, other: GroundOfLine): number {
  return rankOf(other).localeCompare(rankOf(one))
}

function rankOf({ ended, ground }: GroundOfLine): string {
  return ground.fallow === undefined ? (ended ?? '9999') : ''
}

function partOfRest(events: readonly CropEvent[], harvest: string | undefined): GroundPart {
  const how = events.findLast(({ kind }) => kind === 'ending')?.how
  const isGrazed = harvest === 'grazing' && events.some(({ kind }) => kind === 'grazing')
  if (how === undefined || how === null) return isGrazed ? 'grazed' : 'sown'
  return partOf[how] ?? (onPurpose.includes(how) ? 'manured' : 'failed')
}

const partOf: Readonly<Record<string, GroundPart>> = {
  'grazed-out': 'grazed',
  'cut-for-silage': 'hay',
  'sold-standing': 'sown',
  'ploughed-out': 'sown',
}

const onPurpose: readonly string[] = ['sprayed-out', 'ploughed-in']

function areaOff(events: readonly CropEvent[], kinds: readonly string[]): number {
  const isSowing = ({ kind }: CropEvent) => kind === 'sowing'
  return areaTaken(events.filter(event => isSowing(event) || kinds.includes(event.kind)))
}
