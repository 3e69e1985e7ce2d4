// A paddock’s area as it is drawn and as it is recorded, in words: only where they differ.

import { isAsMapped, writtenHectares } from '@furrow/farming/land/mapped-area'
import { areaText } from '../../ui/amounts.ts'

interface Areas {
  readonly area: number | null
  readonly mapped: number | undefined
}

/** `142.9 ha drawn, 10.5 ha recorded`; nothing where both read the same, or one of them is not known. */
export function differenceWords({ area, mapped }: Areas): string | undefined {
  if (area === null || mapped === undefined || isSame(area, mapped)) return undefined
  return `${mappedText(mapped)} drawn, ${areaText(area)} recorded`
}

function isSame(area: number, mapped: number): boolean {
  return writtenHectares(mapped) === writtenHectares(area)
}

/** W-PAD-5: over 3%. */
export function isOff({ area, mapped }: Areas): boolean {
  return area !== null && mapped !== undefined && !isAsMapped(area, mapped)
}

/** What the button would write; nothing where that is what is recorded, but for its rounding. */
export function offeredArea({ area, mapped }: Areas): number | undefined {
  if (mapped === undefined || (area !== null && isSame(area, mapped))) return undefined
  const written = writtenHectares(mapped)
  return written === 0 ? undefined : written
}

export function mappedText(mapped: number | undefined): string {
  return areaText(mapped === undefined ? undefined : writtenHectares(mapped))
}
