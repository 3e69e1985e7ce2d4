// What kind of fallow lay between two crops, by its days. Classes of four to eight and of nine to
// eighteen months are AgConference's; the cut-offs are the agronomist's. Kinds go by lasting names.

import { daysBetween } from '../dates/dates.ts'

export type FallowKind = 'double-crop' | 'short-fallow' | 'long-fallow'

/** Nothing where the crop before is not known to have ended before this sowing. */
export function fallowBetween(ended: string, sown: string): FallowKind | undefined {
  const days = daysBetween(ended, sown)
  if (days < 0) return undefined
  if (days <= 100) return 'double-crop'
  return days <= 270 ? 'short-fallow' : 'long-fallow'
}

/** Whether a kind that was chosen does not go with the days. Other kinds say more than days do. */
export function disagreesWithDays(chosen: string, byDays: FallowKind): boolean {
  return kinds.includes(chosen) && chosen !== byDays
}

/** A crop that is sown this many days after the last one ended is no double crop. */
export const longestDoubleCropGap = 180

const kinds: readonly string[] = ['double-crop', 'short-fallow', 'long-fallow']
