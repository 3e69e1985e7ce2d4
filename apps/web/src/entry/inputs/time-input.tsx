// A moment: as day and time where the person is, or, where it stands for a day of the calendar, as that
// day, wherever the person is.

import type { Field } from '@furrow/catalogue/fields'
import { calendarDay, startOfDay } from '@furrow/farming/dates/dates'
import { momentOf } from '@furrow/wire/moments'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { DateInput } from '../../ui/inputs/date-input.tsx'
import type { FieldProps } from '../../ui/inputs/field-frame.tsx'
import { MomentInput } from './moment-input.tsx'

interface Props extends FieldProps<string> {
  readonly field: Field
}

export function TimeInput({ field, ...props }: Props) {
  const Input = field.wholeDay ? WholeDayInput : MomentInput
  return <Input {...props} description={field.help} />
}

/** Kept as the midnight of the day by the setting. */
function WholeDayInput({ value, onCommit, ...props }: FieldProps<string>) {
  const { time_zone: zone } = useFurrow().settings
  const begin = (day: string | null) =>
    onCommit(day === null ? null : (momentOf(startOfDay(day, zone)) ?? null))
  const day = value === null ? null : calendarDay(value, zone)
  return <DateInput {...props} value={day} onCommit={begin} />
}
