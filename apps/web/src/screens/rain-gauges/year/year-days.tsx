// The days of a year to be filled in: a grid, or, on a phone, a month as a list.

import { Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { monthOf } from '@furrow/farming/dates/dates'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { MonthDays } from './month-days.tsx'
import { YearSheet } from './year-sheet.tsx'

interface Props {
  readonly at: GaugeAtWork
  readonly onMonth: (month: number) => void
  /** A list of figures was pasted. */
  readonly onList: (text: string) => void
}

export function YearDays({ at, onMonth, onList }: Props) {
  const isPhone = useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false })
  if (isPhone) {
    const thisMonth = at.today.startsWith(String(at.year)) ? monthOf(at.today) : 12
    return <MonthDays at={at} month={at.month ?? thisMonth} onMonth={onMonth} />
  }
  return (
    <section aria-labelledby="days">
      <Title order={3} id="days" mb={4}>
        Day by day
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Empty is not recorded, 0 is dry. Rain of several days: 38/4 is 38 mm over 4 days, on the day
        it was read.
      </Text>
      <YearSheet at={at} onList={onList} />
    </section>
  )
}
