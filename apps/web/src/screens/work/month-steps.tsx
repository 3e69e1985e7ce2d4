// From month to month.

import { Button, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { addMonths, monthName, monthOf, yearOf } from '@furrow/farming/dates/dates'

interface Props {
  readonly month: string
  readonly onMonth: (month: string) => void
}

export function MonthSteps({ month, onMonth }: Props) {
  const day = `${month}-01`
  const to = (months: number) => onMonth(addMonths(day, months).slice(0, 7))
  return (
    <Group gap="xs" role="group" aria-label="Month">
      <Button variant="default" aria-label="Month before" px="sm" onClick={() => to(-1)}>
        <IconChevronLeft size={18} aria-hidden />
      </Button>
      <span aria-live="polite">
        {monthName(monthOf(day))} {yearOf(day)}
      </span>
      <Button variant="default" aria-label="Next month" px="sm" onClick={() => to(1)}>
        <IconChevronRight size={18} aria-hidden />
      </Button>
    </Group>
  )
}
