// The rain of a season in sentences.

import { fewestSeasons } from '@furrow/farming/rain/season-rain'
import { countText, dayText, numberText } from '../../ui/amounts.ts'
import type { SeasonRain, SeasonRanks } from './season-of-gauge.ts'

export function headlineOf({ mm, to }: SeasonRain, from: string): string {
  if (to === undefined) return `No rain recorded since ${dayText(from)}`
  return `${numberText(mm, 1)} mm from ${dayText(from)} to ${dayText(to)}`
}

/** A decile, and what it means in a word. */
export function decileWords({ decile }: SeasonRanks, seasons: number): string {
  const places = [
    { to: 1, words: 'one of the driest' },
    { to: 3, words: 'dry' },
    { to: 7, words: 'about average' },
    { to: 9, words: 'wet' },
    { to: 10, words: 'one of the wettest' },
  ]
  const found = places.find(({ to }) => decile <= to)
  return `decile ${decile} of ${countText(seasons, 'season')}, ${found?.words ?? ''}`
}

/** Why there is no comparison; nothing where there is one, or where it is not known yet. */
export function tooFewText({ seasons, ranks }: SeasonRain): string | undefined {
  if (seasons === undefined || ranks) return undefined
  const known = countText(seasons, 'season')
  return `Comparing needs ${fewestSeasons} seasons of rain over the same days. So far this gauge has ${known}, this one included.`
}

/** What makes the figure less than certain. */
export function doubtsOf({ monthsSilent, unread, to }: SeasonRain): readonly string[] {
  const gaps = to !== undefined && unread > 0 ? [gapText(unread)] : []
  if (monthsSilent === undefined) return ['This gauge has no readings yet.']
  return monthsSilent === 0
    ? gaps
    : [`Last reading ${countText(monthsSilent, 'month')} ago.`, ...gaps]
}

function gapText(days: number): string {
  return days === 1
    ? '1 earlier day has no reading.'
    : `${numberText(days, 0)} earlier days have no reading.`
}
