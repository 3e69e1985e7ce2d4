// A day: typed in any way that people write one, or picked from a calendar. What no calendar has is
// said, and what was typed stays.

import '@mantine/dates/styles.css'
import { ActionIcon, CloseButton, Popover, TextInput } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import type { DatePickerProps } from '@mantine/dates'
import { readDay } from '@furrow/farming/dates/typed-date'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { dayText } from '../amounts.ts'
import { fieldFrame, isRefused } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import { useDraft } from '../use-draft.ts'
import type { DraftReading } from '../use-draft.ts'
import { wholeOnScreen } from '../room-on-screen.ts'

interface Props extends FieldProps<string> {
  /** Days that the calendar offers; typed ones are judged by who takes them. */
  readonly earliest?: string | undefined
  readonly latest?: string | undefined
}

export function DateInput(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { text, problem, input, commit, bind } = useDraft<string>({
    value: props.value,
    onCommit: props.onCommit,
    show: day => (day === null ? '' : dayText(day)),
    read,
    isRefused: isRefused(props),
  })
  const close = () => {
    setIsOpen(false)
    input.current?.focus()
  }
  const take = (day: string | null) => {
    commit(day)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    bind.onKeyDown(event)
    if (event.altKey && event.key === 'ArrowDown') setIsOpen(true)
  }
  return (
    <Popover
      opened={isOpen}
      onDismiss={() => setIsOpen(false)}
      trapFocus
      position="bottom-end"
      middlewares={wholeOnScreen}
      withRoles={false}
    >
      <TextInput
        {...fieldFrame(props, { problem })}
        {...bind}
        onKeyDown={onKeyDown}
        autoComplete="off"
        placeholder={props.placeholder ?? 'DD/MM/YYYY'}
        value={text}
        rightSectionWidth={text === '' ? '2.75rem' : '5.5rem'}
        rightSection={
          <>
            {text !== '' && !props.disabled && (
              <CloseButton aria-label={`Clear ${props.label}`} onClick={() => take(null)} />
            )}
            <Popover.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={Boolean(props.disabled)}
                aria-label={`Calendar for ${props.label}`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(true)}
              >
                <IconCalendar size={20} aria-hidden />
              </ActionIcon>
            </Popover.Target>
          </>
        }
      />
      <Popover.Dropdown role="dialog" aria-label={`Calendar for ${props.label}`}>
        <DatePicker
          {...calendar}
          {...(props.earliest && { minDate: props.earliest })}
          {...(props.latest && { maxDate: props.latest })}
          {...(props.value && { defaultDate: props.value })}
          value={props.value}
          onChange={take}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function read(text: string): DraftReading<string> {
  if (text.trim() === '') return { value: null }
  const reading = readDay(text)
  return 'day' in reading ? { value: reading.day } : reading
}

const calendar = {
  size: 'md',
  // Escape closes the calendar alone, not the dialog around it.
  __stopPropagation: true,
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
