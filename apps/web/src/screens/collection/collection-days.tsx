// The days of a period, and when it is due.

import { Text } from '@mantine/core'
import { dayText } from '../../ui/amounts.ts'
import { DueDay } from '../../period/due-day.tsx'
import type { CollectionState } from './use-collection.ts'

type Props = Pick<CollectionState, 'dates' | 'status'>

export function CollectionDays({ dates, status }: Props) {
  return (
    <Text size="sm" c="dimmed" mt={4}>
      Period {dayText(dates.start)} to {dayText(dates.end)}. Sowing window{' '}
      {dayText(dates.sowing_start)} to {dayText(dates.sowing_end)}.{' '}
      <DueDay due={dates.submission_due} status={status} words="Due" past="Overdue since" />.
    </Text>
  )
}
