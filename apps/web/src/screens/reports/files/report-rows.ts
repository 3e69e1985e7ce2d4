// A report as rows for spreadsheets, a figure in each: those of many farms are one table, which can be filtered.

import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { harmless } from '../../../ui/table/csv.ts'
import { reportPages } from '../report-workbook.ts'

export const rowHeadings = ['Farm', 'Period', 'Report', 'Page', 'Line', 'Figure', 'Value'] as const

export function reportRows(report: FarmReport): readonly (readonly string[])[] {
  const { farm, period, name } = report
  return reportPages(report).flatMap(({ name: page, rows = [] }) => {
    const [headings = [], ...lines] = rows.map(cells => cells.map(textOf))
    const names = namesOf(headings)
    return lines.flatMap(cells => {
      const line = cells.slice(0, names).filter(Boolean).join(', ')
      return cells
        .slice(names)
        .flatMap((value, place) =>
          value === ''
            ? []
            : [[farm, period, name, page, line, headings[names + place] ?? '', value]],
        )
    })
  })
}

/** How many columns say what a line is about: those before the own figure, or the first. */
function namesOf(headings: readonly string[]): number {
  return Math.max(
    1,
    headings.findIndex(heading => heading.startsWith('Your farm')),
  )
}

function textOf(cell: unknown): string {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' ? harmless(cell) : ''
}
