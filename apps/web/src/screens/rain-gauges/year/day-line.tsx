// A day of a month on a phone: its rain, how it was kept, and for how many days it was read at once.

import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { addDays } from '@furrow/farming/dates/dates'
import { readingOfDays } from '@furrow/farming/rain/rain-days'
import { rainText, readRain } from '@furrow/farming/rain/typed-rain'
import type { RainAmount } from '@furrow/farming/rain/typed-rain'
import { IconLock } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { KeyboardEvent } from 'react'
import { useFieldState } from '../../../data/hooks/use-field-state.ts'
import { countText, dayText } from '../../../ui/amounts.ts'
import { fieldFrame } from '../../../ui/inputs/field-frame.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { rainInCell, whyInTheWay } from './rain-columns.ts'
import { rainSteps } from './rain-edits.ts'
import type { DayCell } from './rain-year.ts'

interface Props {
  readonly at: GaugeAtWork
  readonly cell: DayCell & { readonly date: string }
  /** Why it is locked is said above. */
  readonly isExplained: boolean
  /** Whether what stands in its field is to be fixed. */
  readonly onWrong: (day: string, isWrong: boolean) => void
}

export function DayLine({ at, cell, isExplained, onWrong }: Props) {
  const { date, locked } = cell
  const isLocked = locked !== undefined || !at.mayWrite
  return (
    <li className="day-line" data-month-day={date}>
      <span className="day-name">{date === at.today ? 'Today' : dayName(date)}</span>
      {isLocked ? (
        <LockedDay cell={cell} isExplained={isExplained} />
      ) : (
        <DayField at={at} cell={cell} onWrong={onWrong} />
      )}
    </li>
  )
}

/** `Sun 22` */
function dayName(date: string): string {
  return `${weekdays[new Date(date).getUTCDay()]} ${Number(date.slice(8))}`
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function LockedDay({ cell: { value, locked }, isExplained }: Omit<Props, 'at' | 'onWrong'>) {
  return (
    <span className="day-locked">
      <strong>{value ?? '–'}</strong>
      {locked && !isExplained ? (
        <Text size="sm" c="dimmed" span>
          <IconLock size={14} aria-hidden /> {locked}
        </Text>
      ) : null}
    </span>
  )
}

type Written = string | number

function DayField({ at, cell, onWrong }: Omit<Props, 'isExplained'>) {
  const { date, value } = cell
  const write = useDayWriter(at, date)
  const state = useFieldState('rainfalls', cell.reading?.id ?? 0, 'total_mm')
  const { text, problem, bind } = useDraft<Written>({
    value,
    onCommit: next => void write(next === null ? null : rainInCell(next)),
    show: next => (next === null ? '' : String(next)),
    read: typed => readDayText(typed, date, at),
    isRefused: state.kind === 'refused',
    selectsAll: true,
  })
  const isWrong = problem !== undefined
  useEffect(() => {
    onWrong(date, isWrong)
    return () => onWrong(date, false)
  }, [onWrong, date, isWrong])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    bind.onKeyDown(event)
    if (event.key === 'Enter') nextField(event.currentTarget)?.focus()
  }
  const amount = value === null ? undefined : rainInCell(value)
  return (
    <div className="day-fields">
      <TextInput
        {...fieldFrame(
          { label: `Rain on ${dayText(date)}`, hideLabel: true, state },
          { problem, unit: 'mm' },
        )}
        {...bind}
        onKeyDown={onKeyDown}
        className="field field-figure"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        value={text}
      />
      <span className="field-unit" aria-hidden>
        mm
      </span>
      {amount && amount.mm > 0 ? (
        <DaysOfReading at={at} date={date} amount={amount} onAmount={write} />
      ) : null}
      {value === null && text === '' ? (
        <Button
          variant="default"
          px="xs"
          aria-label={`No rain on ${dayText(date)}`}
          onClick={() => void write({ mm: 0, days: 1 })}
        >
          No rain
        </Button>
      ) : null}
    </div>
  )
}

function readDayText(typed: string, date: string, { rain }: GaugeAtWork) {
  const read = readRain(typed)
  if ('wrong' in read) return read
  const value = read.rain && (read.rain.days === 1 ? read.rain.mm : rainText(read.rain))
  const wrong = whyInTheWay(value, date, rain.around)
  return wrong === undefined ? { value } : { wrong }
}

function useDayWriter({ gauge, place, writing }: GaugeAtWork, date: string) {
  return (amount: RainAmount | null) => {
    const label = `Rain of ${dayText(date)} at ${gauge.name}`
    const steps = rainSteps(new Map([[date, amount]]), writing.placeNow())
    return writing.write({ label, farmId: place.farmId, steps })
  }
}

interface DaysProps {
  readonly at: GaugeAtWork
  readonly date: string
  readonly amount: RainAmount
  readonly onAmount: (amount: RainAmount) => unknown
}

/** A number pad has no stroke for 38/4. */
function DaysOfReading({ at, date, amount, onAmount }: DaysProps) {
  const most = Math.max(amount.days, daysWithoutReading(at, date, amount) + 1)
  if (most === 1) return null
  const options = Array.from({ length: most }, (_, place) => ({
    value: String(place + 1),
    label: countText(place + 1, 'day'),
  }))
  return (
    <NativeSelect
      aria-label={`Days that the rain read on ${dayText(date)} stands for`}
      size="md"
      value={String(amount.days)}
      data={options}
      onChange={event => onAmount({ ...amount, days: Number(event.currentTarget.value) })}
    />
  )
}

const longestOffered = 31

function daysWithoutReading({ rain }: GaugeAtWork, date: string, amount: RainAmount): number {
  const read = readingOfDays(rain.around.filter(({ day }) => day !== date))
  let days = amount.days - 1
  while (days < longestOffered - 1 && !read.has(addDays(date, -days - 1))) days += 1
  return days
}

function nextField(field: HTMLElement): HTMLInputElement | undefined {
  const fields = [
    ...(field.closest('ol')?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? []),
  ]
  return fields[fields.indexOf(field as HTMLInputElement) + 1]
}
