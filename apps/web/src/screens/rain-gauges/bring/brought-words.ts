// What there is to say of readings that are brought in, before they are written.

import { rainInWords } from '@furrow/farming/rain/typed-rain'
import { countText, dayText } from '../../../ui/amounts.ts'
import type { BroughtRain, Clash } from './brought-rain.ts'
import type { FileReading, RainFile } from './read-rain-file.ts'

/** `365 readings from 01/01/2025 to 31/12/2025.` */
export function spanWords(readings: readonly FileReading[]): string {
  const [first, last] = [readings[0], readings.at(-1)]
  if (!first || !last) return 'No reading was found.'
  const count = countText(readings.length, 'reading')
  return first.day === last.day
    ? `${count}, of ${dayText(first.day)}.`
    : `${count} from ${dayText(first.day)} to ${dayText(last.day)}.`
}

/** Sentences; what does not occur is not mentioned. */
export function comparedWords({ fresh, same, clashes, refused }: BroughtRain): readonly string[] {
  return [
    fresh.length > 0 ? `${countText(fresh.length, 'day is', 'days are')} new.` : '',
    same > 0 ? `${countText(same, 'day has', 'days have')} the same reading already.` : '',
    clashes.length > 0
      ? `${countText(clashes.length, 'day has', 'days have')} a different reading.`
      : '',
    ...refusedWords(refused.map(({ why }) => why)),
  ].filter(Boolean)
}

/** For what only fills gaps. */
export function missingWords({ fresh, same, clashes, refused }: BroughtRain): readonly string[] {
  const there = same + clashes.length
  return [
    fresh.length > 0 ? `${countText(fresh.length, 'day is', 'days are')} filled.` : '',
    there > 0 ? `${countText(there, 'day has', 'days have')} a reading already.` : '',
    ...refusedWords(refused.map(({ why }) => why)),
  ].filter(Boolean)
}

/** Those that say the same are counted. */
function refusedWords(whys: readonly string[]): readonly string[] {
  const most = 4
  const all = [...Map.groupBy(whys, why => why)].map(([why, { length }]) =>
    length === 1 ? `Not added: ${why}` : `Not added, ${countText(length, 'day')}: ${why}`,
  )
  const more = all.length - most
  return more > 0 ? [...all.slice(0, most), `And ${more} more couldn’t be added.`] : all
}

export function clashWords({ reading, known }: Clash): string {
  return `${dayText(reading.day)}: ${rainInWords(known)} is there, ${rainInWords(reading)} would come.`
}

export function leftWords({ blank }: Pick<RainFile, 'blank'>): string | undefined {
  if (blank === 0) return undefined
  return `${countText(blank, 'day has', 'days have')} no amount and ${blank === 1 ? 'stays as it is' : 'stay as they are'} here.`
}
