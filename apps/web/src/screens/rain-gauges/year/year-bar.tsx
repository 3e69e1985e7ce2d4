// Which year is shown, with arrows to those beside it, and the years of the period.

import { ActionIcon, Button, Group, NativeSelect } from '@mantine/core'
import { yearOf } from '@furrow/farming/dates/dates'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

interface Props {
  readonly year: number
  readonly period: MonthSpan | undefined
  /** The first year that may be shown, and the last. */
  readonly first: number
  readonly last: number
  readonly onYear: (year: number) => void
}

export function YearBar({ year, period, first, last, onYear }: Props) {
  const years = Array.from({ length: last - first + 1 }, (_, back) => last - back)
  const ofPeriod = yearsOf(period).filter(one => one <= last)
  return (
    <Group gap="xs" className="year-bar" role="group" aria-label="Year">
      <ActionIcon
        variant="default"
        aria-label={`Go to ${year - 1}`}
        disabled={year <= first}
        onClick={() => onYear(year - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <NativeSelect
        aria-label="Year"
        size="md"
        value={String(year)}
        onChange={event => onYear(Number(event.currentTarget.value))}
        data={[...new Set([year, ...years])].toSorted((a, b) => b - a).map(String)}
      />
      <ActionIcon
        variant="default"
        aria-label={`Go to ${year + 1}`}
        disabled={year >= last}
        onClick={() => onYear(year + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
      {ofPeriod
        .filter(one => one !== year)
        .map(one => (
          <Button key={one} variant="subtle" px="xs" onClick={() => onYear(one)}>
            {one} of this period
          </Button>
        ))}
    </Group>
  )
}

/** `2023-07-01` to `2024-06-30` are 2023 and 2024. */
function yearsOf(period: MonthSpan | undefined): readonly number[] {
  if (!period) return []
  const [from, to] = [yearOf(period.from), yearOf(period.to)]
  return Array.from({ length: to - from + 1 }, (_, on) => from + on)
}
