// Days that two readings stand for: they came so from elsewhere, and their rain counts twice.

import { inTheWay } from '@furrow/farming/rain/rain-days'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { rainInWords } from '@furrow/farming/rain/typed-rain'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { dayText } from '../../ui/amounts.ts'
import type { GaugeReading } from './readings.ts'

export function twiceRead(
  readings: readonly GaugeReading[],
  all: readonly MeasuredRain[],
): readonly OpenPoint[] {
  const long = all.filter(({ days }) => days > 1)
  return long.flatMap(one => inTheWay(one, readings).map(other => pointOf(other, one)))
}

function pointOf({ id, day }: GaugeReading, long: MeasuredRain): OpenPoint {
  const message = `${dayText(day)} is read twice: it is part of ${rainInWords(long)}, read on ${dayText(long.day)}, too.`
  const about = { resource: 'rainfalls', id, field: 'total_mm', where: null }
  return { code: 'E-RAIN-1', message, section: 'rain', ...about, confirmed: null }
}
