// A calendar to pick a day from.

import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import type { DatePickerProps } from '@mantine/dates'

interface Props {
  readonly day: string | null
  readonly onPick: (day: string) => void
  readonly onClose: () => void
}

export function DayCalendar({ day, onPick, onClose }: Props) {
  return (
    <div
      onKeyDownCapture={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <DatePicker
        {...calendar}
        {...(day && { defaultDate: day })}
        value={day}
        onChange={picked => picked && onPick(picked)}
      />
    </div>
  )
}

const calendar = {
  size: 'md',
  hideOutsideDates: true,
  // Red is for what is wrong, not for Sundays.
  weekendDays: [],
  ariaLabels: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous ten years',
    nextDecade: 'Next ten years',
  },
} satisfies Partial<DatePickerProps>
