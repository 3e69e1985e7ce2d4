// A line for each figure, a column for each period: the figure, and below it how far it is from the period
// before.

import { periodText } from '@furrow/farming/dates/period-text'
import { notKnown } from '../../../ui/amounts.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { headingOf } from '../../../ui/table/table-columns.ts'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import type { ListedPeriod } from '../use-period-list.ts'
import { comparedRows, differenceOf } from './compared-rows.ts'
import type { ComparedRow, PeriodFigures } from './compared-rows.ts'
import './compare.css'

interface Props {
  /** Of the farm. */
  readonly name: string
  readonly periods: readonly ListedPeriod[]
  readonly figures: readonly PeriodFigures[]
}

export function ComparedTable({ name, periods, figures }: Props) {
  const columns: readonly TableColumn<ComparedRow>[] = [
    {
      key: 'label',
      heading: 'Figure',
      value: row => headingOf({ heading: row.label, unit: row.unit }),
    },
    ...periods.map((period, place): TableColumn<ComparedRow> => ({
      key: String(period.period_id),
      heading: periodText(period.name),
      kind: 'number',
      value: ({ values }) => values[place],
      show: row => <Compared row={row} place={place} />,
    })),
  ]
  return (
    <div className="compared-table">
      <PlainTable
        caption={`Periods of ${name}`}
        hideCaption
        fixedOrder
        columns={columns}
        rows={comparedRows(figures)}
        rowKey={({ key }) => key}
      />
    </div>
  )
}

function Compared({ row, place }: { readonly row: ComparedRow; readonly place: number }) {
  const { values, notes, decimals } = row
  const difference = differenceOf(row, place)
  return (
    <>
      {fixedText(values[place], decimals)}
      {difference === null || difference === 0 ? null : (
        <span className="compared-difference">
          {difference > 0 ? '+' : '−'}
          {fixedText(Math.abs(difference), decimals)}
        </span>
      )}
      {notes[place] ? <span className="compared-difference">{notes[place]}</span> : null}
    </>
  )
}

/** All figures of a line have the same decimals. */
function fixedText(value: number | null | undefined, decimals: number): string {
  if (typeof value !== 'number') return notKnown
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return value.toLocaleString('en-AU', digits)
}
