// Periods follow each other without a gap, and so do their sowing windows; where they do not, it is said.

import { periodText } from '@furrow/farming/dates/period-text'
import { addDays } from '@furrow/farming/dates/dates'
import { dayText } from '../../ui/amounts.ts'
import type { ListedPeriod } from './use-period-list.ts'

export function gapsBetween(periods: readonly ListedPeriod[]): readonly string[] {
  return periods.flatMap((period, place) => {
    const next = periods[place + 1]
    if (!next) return []
    const said = gapOfDays(period, next)
    return said ? [said] : gapOfWindows(period, next)
  })
}

function gapOfDays(period: ListedPeriod, next: ListedPeriod): string | undefined {
  if (next.start === addDays(period.end, 1)) return undefined
  if (next.start > period.end) {
    return `There is a gap between ${periodText(period.name)} and ${periodText(next.name)}: ${dayText(addDays(period.end, 1))} to ${dayText(addDays(next.start, -1))}.`
  }
  return `${periodText(period.name)} and ${periodText(next.name)} overlap: check their dates.`
}

/** Of periods that follow each other: between others there is a gap anyway. */
function gapOfWindows({ name, sowing }: ListedPeriod, next: ListedPeriod): readonly string[] {
  if (!sowing || !next.sowing || next.sowing.start === addDays(sowing.end, 1)) return []
  const both = `The sowing windows of ${periodText(name)} and ${periodText(next.name)}`
  if (next.sowing.start > sowing.end) {
    const days = `${dayText(addDays(sowing.end, 1))} to ${dayText(addDays(next.sowing.start, -1))}`
    return [`${both} leave a gap: a crop sown ${days} is in neither.`]
  }
  const days = `${dayText(next.sowing.start)} to ${dayText(sowing.end)}`
  return [`${both} overlap: a crop sown ${days} may be in either.`]
}
