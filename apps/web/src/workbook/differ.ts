// A whole file beside the sheet. Nothing is written here: it only says what would be.

import { differCell } from './differ-cell.ts'
import type { CellDifference, Difference, MissingRow, RowDifference } from './difference.ts'
import type { FoundPage } from './find-columns.ts'
import { matchRows } from './match-rows.ts'
import type { FileRow } from './match-rows.ts'
import type { Origin } from './read-origin.ts'
import type { SheetOfWorkbook } from './workbook-shape.ts'

export interface Differing<Row> {
  readonly sheet: SheetOfWorkbook<Row>
  readonly page: FoundPage<Row>
  /** Of this very sheet, farm and period; nothing where the file is of another, or of others. */
  readonly origin: Origin | undefined
  /** Furrow wrote it, wherever it is of. */
  readonly isOurs: boolean
}

export function differ<Row>(differing: Differing<Row>): Difference<Row> {
  const { sheet, page, origin } = differing
  const matched = matchRows({ sheet, page, was: origin?.was })
  const rows = matched.map(row => differRow(row, differing))
  const amount = (fate: RowDifference<Row>['fate']) => rows.filter(row => row.fate === fate).length
  return {
    rows: rows.filter(({ fate, cells }) => fate !== 'same' || cells.length > 0),
    missing: missingOf(matched, differing),
    counts: {
      read: rows.length,
      changed: amount('changed'),
      same: amount('same'),
      added: amount('added'),
      unread: amount('unread'),
    },
    unknown: page.unknown,
    twice: page.twice,
  }
}

function differRow<Row>(
  { line, name, cells, is }: FileRow<Row>,
  { page, origin, isOurs }: Differing<Row>,
): RowDifference<Row> {
  const known = is.kind === 'known' ? is : undefined
  const about = { key: `line ${line}`, line, name, row: known?.row, id: known?.id }
  if (is.kind === 'unread') return { ...about, fate: 'unread', wrong: is.wrong, cells: [] }
  const was = known && origin?.was.get(known.id)
  const differences = page.columns.flatMap(({ column, at }) => {
    const compared = { column, raw: cells[at] ?? null, row: known?.row, isOurs }
    return differCell({ ...compared, was: was?.get(column.id) }) ?? []
  })
  return {
    ...about,
    fate: fateOf(differences, known === undefined),
    wrong: undefined,
    cells: differences,
  }
}

function fateOf<Row>(
  cells: readonly CellDifference<Row>[],
  isNew: boolean,
): RowDifference<Row>['fate'] {
  if (cells.some(({ fate }) => fate === 'unread')) return 'unread'
  if (isNew) return 'added'
  return cells.some(({ fate }) => fate !== 'since') ? 'changed' : 'same'
}

/** Only what Furrow itself put into the file can be missing there. */
function missingOf<Row>(
  matched: readonly FileRow<Row>[],
  { sheet: { rows, rowId, rowName, removing }, origin }: Differing<Row>,
): readonly MissingRow[] {
  if (!origin || !removing) return []
  const there = new Set(matched.flatMap(({ is }) => (is.kind === 'known' ? [is.id] : [])))
  return rows
    .filter(row => origin.was.has(rowId(row)) && !there.has(rowId(row)))
    .map(row => ({ id: rowId(row), name: rowName(row) }))
}
