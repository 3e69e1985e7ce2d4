// A month as a list of days, for a phone: the number pad, and Enter goes to the next day. Of the month in
// progress the last day comes first: that is what is most often typed.

import { ActionIcon, Button, Group, Text, Title } from '@mantine/core'
import { monthName, monthOf, yearOf } from '@furrow/farming/dates/dates'
import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { dayText, numberText } from '../../../ui/amounts.ts'
import { DayLine } from './day-line.tsx'
import { DryButton } from './dry-button.tsx'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { dayRows } from './rain-year.ts'
import type { DayCell } from './rain-year.ts'
import { monthAfter, monthBefore } from './shown-months.ts'
import type { YearMonth } from './shown-months.ts'
import { useChosenInSight } from '../use-chosen-in-sight.ts'

interface Props {
  readonly at: GaugeAtWork
  readonly shown: YearMonth
  readonly onMonth: (to: YearMonth) => void
}

export function MonthDays({ at, shown, onMonth }: Props) {
  const { span, rain, today, whyClosed, months, mayWrite } = at
  const { year, month } = shown
  const place = months.findIndex(one => one.year === year && one.month === month)
  const { readings, beside } = rain
  const rows = useMemo(
    () => dayRows({ span, readings, others: beside, today, whyClosed }),
    [span, readings, beside, today, whyClosed],
  )
  const cells = rows.flatMap(({ cells }) => datedIn(cells[place]))
  const known = cells.filter(({ date }) => date <= today)
  const why = reasonOfAll(known)
  const isInProgress = known.at(-1)?.date.slice(0, 7) === today.slice(0, 7)
  const total = months[place]?.mm ?? null
  const [toFix, setToFix] = useState<ReadonlySet<string>>(new Set())
  const onWrong = useCallback((day: string, isWrong: boolean) => {
    setToFix(now => (now.has(day) === isWrong ? now : withDay(now, day, isWrong)))
  }, [])
  const head = useRef<HTMLDivElement>(null)
  useChosenInSight(head, month)
  return (
    <section aria-labelledby="month" className="month-days">
      <Group justify="space-between" wrap="nowrap" ref={head} className="month-head">
        <Arrow to={monthBefore(shown)} onMonth={onMonth} Icon={IconChevronLeft} />
        <Title order={3} id="month">
          {monthName(month)} {year}:{' '}
          {total === null ? 'nothing recorded' : `${numberText(total)} mm`}
        </Title>
        <Arrow
          to={isInProgress ? undefined : monthAfter(shown)}
          onMonth={onMonth}
          Icon={IconChevronRight}
        />
      </Group>
      {isInProgress ? null : (
        <Button
          variant="default"
          mt="xs"
          onClick={() => onMonth({ year: yearOf(today), month: monthOf(today) })}
        >
          Go to today
        </Button>
      )}
      {why === undefined ? null : (
        <Text c="dimmed" mt="sm">
          <IconLock size={16} aria-hidden /> {why}
        </Text>
      )}
      <ol>
        {(isInProgress ? known.toReversed() : known).map(cell => (
          <DayLine
            key={cell.date}
            at={at}
            cell={cell}
            isExplained={why !== undefined}
            onWrong={onWrong}
          />
        ))}
      </ol>
      {known.length < cells.length ? (
        <Text c="dimmed" mb="sm">
          Days after {dayText(today)} are still to come.
        </Text>
      ) : null}
      {mayWrite ? <DryButton at={at} of={shown} toFix={toFix} /> : null}
    </section>
  )
}

/** Why none of the days can be changed, where it is the same for all: said once. */
function reasonOfAll([first, ...others]: readonly DatedCell[]): string | undefined {
  return others.every(({ locked }) => locked === first?.locked) ? first?.locked : undefined
}

function withDay(days: ReadonlySet<string>, day: string, isIn: boolean): ReadonlySet<string> {
  const others = [...days].filter(one => one !== day)
  return new Set(isIn ? [...others, day] : others)
}

type DatedCell = DayCell & { readonly date: string }

function datedIn(cell: DayCell | undefined): readonly DatedCell[] {
  return cell?.date === undefined ? [] : [{ ...cell, date: cell.date }]
}

interface ArrowProps {
  /** Nothing where what comes lies ahead of us. */
  readonly to: YearMonth | undefined
  readonly onMonth: (to: YearMonth) => void
  readonly Icon: typeof IconChevronLeft
}

function Arrow({ to, onMonth, Icon }: ArrowProps) {
  return (
    <ActionIcon
      variant="default"
      disabled={!to}
      aria-label={
        to ? `Go to ${monthName(to.month)} ${to.year}` : 'The next month is still to come'
      }
      onClick={() => to && onMonth(to)}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}
