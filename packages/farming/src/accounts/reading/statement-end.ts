// Where a statement ends on its page: another report may stand below it.

import { resultOf } from './heading-parts.ts'
import { shownText, widthOf } from './page-layout.ts'
import type { PageLayout } from './page-layout.ts'
import { piecesOf, reportOf } from './page-titles.ts'
import type { PageTitles, ReportKind } from './page-titles.ts'
import type { ReadCell } from './page-cells.ts'
import type { StatementRefused } from './statement-read.ts'

/** From 0, the row of the title of another report. */
export interface StatementEnd {
  readonly at: number
  readonly title: string
}

/** Below its result a second statement of the same kind is refused, and any other report is left out. */
export function endOf(
  { grid, page, bodyStart }: PageLayout,
  { report }: PageTitles,
): StatementEnd | StatementRefused | undefined {
  if (report === 'trial balance') return undefined
  let hasResult = false
  for (let at = bodyStart; at < grid.length; at += 1) {
    const row = grid[at] ?? []
    if (isNet(row)) hasResult = true
    const title = titleIn(row)
    if (title === undefined) continue
    const isAgain = statements.has(title.report)
    if (!hasResult && (isAgain || report === null)) continue
    if (!isAgain) return { at, title: title.text }
    return {
      refused: `This sheet has more than one statement: another begins in row ${at + 1}. Put each on a sheet of its own and import the file again.`,
      where: { sheet: page.name, row: at + 1, cell: null },
    }
  }
  return undefined
}

const statements: ReadonlySet<ReportKind> = new Set([
  'profit and loss',
  'trial balance',
  'cash list',
])

function isNet(row: readonly ReadCell[]): boolean {
  const name = row.find(({ kind }) => kind === 'text')
  return resultOf(shownText(name)) === 'net' && row.some(({ kind }) => kind === 'money')
}

/** Alone in its row. */
function titleIn(row: readonly ReadCell[]): { text: string; report: ReportKind } | undefined {
  const filled = row.filter(({ kind }) => kind !== 'empty')
  const [only] = filled
  if (!only || filled.length > 1 || widthOf(row) === 0) return undefined
  const text = shownText(only)
  const report = piecesOf(text)
    .map(piece => reportOf(piece))
    .find(kind => kind !== null)
  return report ? { text, report } : undefined
}
