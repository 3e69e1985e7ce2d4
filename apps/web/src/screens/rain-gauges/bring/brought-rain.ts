// Readings from elsewhere beside those that are there: which are new, which are the same, which say
// something else, and which cannot be taken.

import { inTheWay, readingOfDays } from '@furrow/farming/rain/rain-days'
import { rainInWords } from '@furrow/farming/rain/typed-rain'
import type { RainAmount } from '@furrow/farming/rain/typed-rain'
import { dayText } from '../../../ui/amounts.ts'
import type { WhyClosed } from '../year/closed-days.ts'
import type { RainEdits } from '../year/rain-edits.ts'
import { isDryRun } from '../readings.ts'
import type { GaugeReading } from '../readings.ts'
import type { FileReading } from './read-rain-file.ts'

export interface BroughtRain {
  readonly fresh: readonly FileReading[]
  readonly same: number
  readonly clashes: readonly Clash[]
  readonly refused: readonly Refused[]
}

export interface Clash {
  readonly reading: FileReading
  readonly known: RainAmount
}

interface Refused {
  readonly reading: FileReading
  readonly why: string
}

export interface Known {
  /** Of the days in question. */
  readonly readings: readonly GaugeReading[]
  readonly whyClosed: WhyClosed
  readonly today: string
  /** The gauge can have none before. */
  readonly earliest: string
}

export function compareRain(readings: readonly FileReading[], known: Known): BroughtRain {
  const byDay = readingOfDays(known.readings)
  const fresh: FileReading[] = []
  const clashes: Clash[] = []
  const refused: Refused[] = []
  let same = 0
  for (const reading of readings) {
    const own = byDay.get(reading.day)
    if (own && isSame(reading, own)) {
      same += 1
      continue
    }
    const why = whyRefused(reading, known) ?? whyNoRoom(reading, own, known)
    if (why !== undefined) refused.push({ reading, why })
    else if (own) clashes.push({ reading, known: isDryRun(own) ? dryDay : own })
    else fresh.push(reading)
  }
  return { fresh, same, clashes, refused }
}

const dryDay: RainAmount = { mm: 0, days: 1 }

/** Of a run of dry days, each is a dry day. */
function isSame({ day, mm, days }: FileReading, own: GaugeReading): boolean {
  if (isDryRun(own) && mm === 0 && days === 1) return true
  return own.day === day && own.mm === mm && own.days === days
}

/** `takesOver`: what says something else is written over what is there. */
export function editsOf({ fresh, clashes }: BroughtRain, takesOver: boolean): RainEdits {
  const taken = takesOver ? [...fresh, ...clashes.map(({ reading }) => reading)] : fresh
  return new Map(taken.map(({ day, mm, days }) => [day, { mm, days }]))
}

function whyRefused({ day }: FileReading, known: Known): string | undefined {
  if (day > known.today) return `${dayText(day)} is still to come.`
  if (day < known.earliest) return `${dayText(day)} is long before this gauge: check the year.`
  return known.whyClosed(day)
}

function whyNoRoom(
  reading: FileReading,
  own: GaugeReading | undefined,
  { readings }: Known,
): string | undefined {
  if (own && own.day !== reading.day && !isDryRun(own)) {
    return `${dayText(reading.day)} is part of ${rainInWords(own)}, read on ${dayText(own.day)}.`
  }
  const [other] = reading.days === 1 ? [] : inTheWay(reading, readings)
  return other && `Its ${reading.days} days have readings already: ${dayText(other.day)}.`
}
