// A list of figures, one for each day from a first day on, as it stands in many a column: an empty line
// is a day that was not recorded.

import { addDays } from '@furrow/farming/dates/dates'
import { readRain } from '@furrow/farming/rain/typed-rain'
import { dayText } from '../../../ui/amounts.ts'
import type { FileReading, RainFile } from './read-rain-file.ts'

export function readRainList(text: string, from: string): RainFile {
  const readings: FileReading[] = []
  const problems: string[] = []
  let blank = 0
  linesOf(text).forEach((line, place) => {
    const day = addDays(from, place)
    const read = readRain(line)
    if ('wrong' in read) problems.push(`Line ${place + 1}, ${dayText(day)}: ${read.wrong}`)
    else if (read.rain) readings.push({ day, ...read.rain })
    else blank += 1
  })
  return { readings, problems, blank }
}

/** What stands behind the last figure is no day. */
function linesOf(text: string): readonly string[] {
  const whole = text.replace(/\r\n?/g, '\n').replace(/\s+$/, '')
  return whole === '' ? [] : whole.split('\n').map(line => line.trim())
}
