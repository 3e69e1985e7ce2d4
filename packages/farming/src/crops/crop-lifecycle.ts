// How the lives of a crop follow from what was done to it: from a sowing to the event that ended it,
// and once more where it was sown again after it came up poorly.

import { byDay } from './crop-event.ts'
import type { CropEvent, CropNature } from './crop-event.ts'

export interface CropLife<E extends CropEvent = CropEvent> {
  /** The first sowing; nothing where none is recorded. */
  readonly establishment: E | null
  /** What ended it; nothing while it stands. */
  readonly termination: E | null
  readonly events: readonly E[]
}

/** Earlier lives first. Only the last one can still be open: it is the crop that is there now. */
export function livesOf<E extends CropEvent>(
  events: readonly E[],
  nature: CropNature,
): readonly CropLife<E>[] {
  const inOrder = events.toSorted(byDay)
  const starts = beginningsIn(inOrder)
  const lives = starts.map(() => [] as E[])
  for (const event of inOrder) lives[placeOf(event, starts)]?.push(event)
  return lives
    .filter(life => life.length > 0)
    .map(life => ({
      establishment: life.find(isSowing) ?? null,
      termination: life.findLast(event => endsCrop(event, life, nature)) ?? null,
      events: life,
    }))
}

/** Whether an event of a crop ended it, as far as the other events tell. */
export function endsCrop(
  event: CropEvent,
  others: readonly CropEvent[],
  { perennial, cane }: CropNature,
): boolean {
  switch (event.kind) {
    case 'grain':
    case 'lint':
      return !perennial
    case 'hay':
      return !perennial && !others.some(other => isRegrowthOf(event, other))
    case 'ending':
      return !cane || event.how === 'ploughed-out'
    default:
      return false
  }
}

const isSowing = ({ kind }: CropEvent): boolean => kind === 'sowing'

/** Of a crop that came up poorly and is sown again. */
const isPoorStart = ({ kind, how }: CropEvent): boolean =>
  kind === 'ending' && how === 'failed-poor-establishment'

/** The days from which the lives count; the first one counts from ever. */
function beginningsIn(inOrder: readonly CropEvent[]): readonly string[] {
  const failures = inOrder.filter(isPoorStart).map(({ day }) => day ?? '')
  const starts = ['']
  let sown: string | undefined
  for (const { day } of inOrder.filter(isSowing)) {
    const from = day ?? ''
    const failedBefore = (failed: string) =>
      sown === undefined ? failed !== '' && failed < from : failed > sown && failed <= from
    if (failures.some(failedBefore)) {
      starts.push(from)
      sown = from
    }
    sown ??= from
  }
  return starts
}

/** What has no day belongs to the crop that is there now, but for a sowing: that began it all. */
function placeOf(event: CropEvent, starts: readonly string[]): number {
  const { day } = event
  if (day === null) return isSowing(event) ? 0 : starts.length - 1
  return starts.findLastIndex(start => (isPoorStart(event) ? start < day : start <= day))
}

/** The stubble of a hay crop may be grazed: that is no crop growing again. */
function isRegrowthOf(cut: CropEvent, other: CropEvent): boolean {
  const grows = other.kind === 'grazing' && other.how !== 'stubble-grazing'
  if (!grows && other.kind !== 'grain' && other.kind !== 'lint') return false
  return (other.day ?? '') > (cut.day ?? '')
}
