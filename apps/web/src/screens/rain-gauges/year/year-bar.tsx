// Which twelve months are shown, with arrows to those before and after.

import { ActionIcon, Group, NativeSelect } from '@mantine/core'
import { addMonths, yearOf } from '@furrow/farming/dates/dates'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { yearsToShow } from '../shown-at.ts'
import { firstRead } from '../use-gauges.ts'
import { spanName } from './shown-months.ts'

interface Props {
  readonly at: GaugeAtWork
  /** The twelve months that end in it. */
  readonly onYear: (endsIn: number) => void
}

export function YearBar({ at: { rain, span, today }, onYear }: Props) {
  const { first, last } = yearsToShow(firstRead(rain.all), { span, today })
  const year = yearOf(span.to)
  const years = Array.from({ length: last - first + 1 }, (_, back) => last - back)
  const nameOf = (one: number) => spanName(inYear(span, one))
  return (
    <Group gap={4} wrap="nowrap" className="year-bar" role="group" aria-label="Year">
      <ActionIcon
        variant="default"
        aria-label={`Go to ${nameOf(year - 1)}`}
        disabled={year <= first}
        onClick={() => onYear(year - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <NativeSelect
        aria-label="Year"
        value={String(year)}
        onChange={event => onYear(Number(event.currentTarget.value))}
        data={[...new Set([year, ...years])]
          .toSorted((a, b) => b - a)
          .map(one => ({ value: String(one), label: nameOf(one) }))}
      />
      <ActionIcon
        variant="default"
        aria-label={`Go to ${nameOf(year + 1)}`}
        disabled={year >= last}
        onClick={() => onYear(year + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

/** The same months, so many years earlier or later. */
function inYear(span: GaugeAtWork['span'], endsIn: number): GaugeAtWork['span'] {
  const months = (endsIn - yearOf(span.to)) * 12
  return { from: addMonths(span.from, months), to: addMonths(span.to, months) }
}
