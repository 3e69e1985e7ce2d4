// A year of a gauge to be typed and pasted into: days down, months across. The month of the address is
// marked and brought into sight.

import { partOfLater } from '@furrow/farming/rain/typed-rain'
import { useEffect, useMemo, useRef } from 'react'
import type { ClipboardEvent } from 'react'
import { Sheet } from '../../../sheet/sheet.tsx'
import { ConfirmWarning } from '../../../period/confirm-warning.tsx'
import { monthColumns, monthWidth, rainChange } from './rain-columns.ts'
import { dayRows } from './rain-year.ts'
import type { DayRow } from './rain-year.ts'
import { useChosenInSight } from '../use-chosen-in-sight.ts'
import { useRainPoints } from '../use-rain-points.ts'
import type { GaugeAtWork } from '../gauge-at-work.ts'

interface Props {
  readonly at: GaugeAtWork
  /** A list that is longer than a month was pasted. */
  readonly onList: (text: string) => void
}

export function YearSheet({ at, onList }: Props) {
  const { place, gauge, year, month, rain, months, today, whyClosed, mayWrite, writing } = at
  const { readings, beside, around } = rain
  const frame = useMonthInSight(month)
  useChosenInSight(frame, month)
  const totals = useMemo(() => months.map(({ mm }) => mm), [months])
  const columns = useMemo(() => monthColumns({ year, around, totals }), [year, around, totals])
  const rows = useMemo(
    () => dayRows({ year, readings, others: beside, today, whyClosed }),
    [year, readings, beside, today, whyClosed],
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
    <div className="rain-year" data-month={month} ref={frame} onPasteCapture={takeList}>
      <Sheet
        name={`rain ${gauge.id} ${year}`}
        title={`Rain at ${gauge.name} in ${year}, mm`}
        compact
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
          point={points.asked}
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

function useMonthInSight(month: number | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = frame.current?.querySelector('.sheet-box')
    if (!box || month === undefined) return
    const middle = (month - 0.5) * monthWidth - (box.clientWidth - dayWidth) / 2
    box.scrollTo({ left: Math.max(0, middle) })
  }, [month])
  return frame
}

/** Of the days at the left, which stay in sight. */
const dayWidth = 64
