// A paddock’s area on the map and as it is written down, in words.

import { isAsMapped, mappedShare, writtenHectares } from '@furrow/farming/land/mapped-area'
import { areaText, percentText } from '../../ui/amounts.ts'

interface Areas {
  readonly area: number | null
  readonly mapped: number | undefined
}

/** What the boundary holds: `2.1% less`, `the same`; nothing where there is nothing to compare. */
export function differenceWords({ area, mapped }: Areas): string | undefined {
  if (area === null || mapped === undefined) return undefined
  const share = mappedShare(area, mapped)
  if (share === undefined) return undefined
  const text = percentText(Math.abs(share), 1)
  return text === '0%' ? 'the same' : `${text} ${share > 0 ? 'more' : 'less'}`
}

/** W-PAD-5: over 3%. */
export function isOff({ area, mapped }: Areas): boolean {
  return area !== null && mapped !== undefined && !isAsMapped(area, mapped)
}

/** What the button would write; nothing where that is what stands there, but for its rounding. */
export function offeredArea({ area, mapped }: Areas): number | undefined {
  if (mapped === undefined || differenceWords({ area, mapped }) === 'the same') return undefined
  const written = writtenHectares(mapped)
  return written === area || written === 0 ? undefined : written
}

export function mappedText(mapped: number | undefined): string {
  return areaText(mapped === undefined ? undefined : writtenHectares(mapped))
}
