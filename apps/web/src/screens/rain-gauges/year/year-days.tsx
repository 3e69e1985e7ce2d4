// The days of the months that are shown, to be filled in: a grid, or, on a phone, a month as a list.

import { Text } from '@mantine/core'
import { monthOf, yearOf } from '@furrow/farming/dates/dates'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { MonthDays } from './month-days.tsx'
import type { YearMonth } from './shown-months.ts'
import { YearSheet } from './year-sheet.tsx'

interface Props {
  readonly at: GaugeAtWork
  readonly onMonth: (to: YearMonth) => void
  readonly onYear: (endsIn: number) => void
  /** A list of figures was pasted. */
  readonly onList: (text: string) => void
}

export function YearDays({ at, onMonth, onYear, onList }: Props) {
  if (useIsPhone()) return <MonthDays at={at} shown={monthShown(at)} onMonth={onMonth} />
  return (
    <section aria-label="Day by day">
      <YearSheet at={at} onYear={onYear} onList={onList} />
      <Text size="sm" c="dimmed" mt="xs">
        Blank is not recorded, 0 is no rain. Rain of several days: 38/4 is 38 mm over 4 days, on the
        day it was read.
      </Text>
    </section>
  )
}

/** Of the address; else that of today, or the last one. */
function monthShown({ year, month, span, today }: GaugeAtWork): YearMonth {
  if (month !== undefined) return { year, month }
  const day = span.from <= today && today <= span.to ? today : span.to
  return { year: yearOf(day), month: monthOf(day) }
}
