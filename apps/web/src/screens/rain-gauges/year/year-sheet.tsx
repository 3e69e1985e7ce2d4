// Twelve months of a gauge to be typed and pasted into: days down, months across. The month of the address is
// marked and brought into sight.

import { monthOf } from '@furrow/farming/dates/dates'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { partOfLater } from '@furrow/farming/rain/typed-rain'
import { useEffect, useMemo, useRef } from 'react'
import type { ClipboardEvent, RefObject } from 'react'
import { Sheet } from '../../../sheet/sheet.tsx'
import { ConfirmWarning } from '../../../period/confirm-warning.tsx'
import { monthColumns, monthWidth, rainChange } from './rain-columns.ts'
import { dayRows } from './rain-year.ts'
import { spanName } from './shown-months.ts'
import { rainSheetName } from './use-days-to-fix.ts'
import { YearBar } from './year-bar.tsx'
import type { DayRow } from './rain-year.ts'
import { useChosenInSight } from '../use-chosen-in-sight.ts'
import { useRainPoints } from '../use-rain-points.ts'
import type { GaugeAtWork } from '../gauge-at-work.ts'

interface Props {
  readonly at: GaugeAtWork
  readonly onYear: (endsIn: number) => void
  /** A list that is longer than a month was pasted. */
  readonly onList: (text: string) => void
}

export function YearSheet({ at, onYear, onList }: Props) {
  const { place, gauge, span, month, rain, months, today, whyClosed, mayWrite, writing } = at
  const { readings, beside, around } = rain
  const column = months.findIndex(one => one.month === month) + 1
  const frame = useMonthInSight(column)
  const isOfToday = month === undefined || month === monthOf(today)
  useTodayInSight(frame, span, isOfToday ? today : undefined)
  useChosenInSight(frame, month)
  const totals = useMemo(() => months.map(({ mm }) => mm), [months])
  const columns = useMemo(() => monthColumns({ span, around, totals }), [span, around, totals])
  const rows = useMemo(
    () => dayRows({ span, readings, others: beside, today, whyClosed }),
    [span, readings, beside, today, whyClosed],
  )
  const points = useRainPoints(place, readings, around)
  const takeList = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!mayWrite || !isLongList(text)) return
    event.preventDefault()
    event.stopPropagation()
    onList(text)
  }
  return (
    <div
      className="rain-year"
      data-month={column || undefined}
      ref={frame}
      onPasteCapture={takeList}
    >
      <Sheet
        name={rainSheetName(gauge.id, span)}
        title={`Rain at ${gauge.name} in ${spanName(span)}, mm`}
        compact
        tools={<YearBar at={at} onYear={onYear} />}
        canRestore
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        points={points.found}
        onConfirm={points.ask}
        toChange={
          mayWrite
            ? write =>
                writing.noted(
                  rainChange(write, {
                    ...writing.placeNow(),
                    columns,
                    rows,
                    gaugeName: gauge.name,
                  }),
                )
            : undefined
        }
      />
      {points.asked ? (
        <ConfirmWarning
          place={place}
          points={[points.asked]}
          onClose={points.leave}
          onConfirmed={points.leave}
        />
      ) : null}
    </div>
  )
}

const rowId = ({ day }: DayRow): number => day
const rowName = ({ day }: DayRow): string => String(day)

/** One figure below the other, more of them than a month has days. */
function isLongList(text: string): boolean {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.length > 31 && lines.every(line => !line.includes('\t') || partOfLater === line)
}

/** Counted from 1; 0 for none. */
function useMonthInSight(column: number) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = frame.current?.querySelector('.sheet-box')
    if (!box || column === 0) return
    const middle = (column - 0.5) * monthWidth - (box.clientWidth - dayWidth) / 2
    box.scrollTo({ left: Math.max(0, middle) })
  }, [column])
  return frame
}

/** When the months are opened; later people scroll by themselves, and another month begins with its first day. */
function useTodayInSight(
  frame: RefObject<HTMLDivElement | null>,
  { from, to }: MonthSpan,
  today: string | undefined,
): void {
  useEffect(() => {
    const box = frame.current?.querySelector('.sheet-box')
    if (!box || !today || today < from || today > to) return
    const share = (Number(today.slice(8)) - 0.5) / 31
    box.scrollTo({ top: share * box.scrollHeight - box.clientHeight / 2 })
  }, [frame, from, to, today])
}

/** Of the days at the left, which stay in sight. */
const dayWidth = 52
