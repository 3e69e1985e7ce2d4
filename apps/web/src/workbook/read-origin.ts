// Where a workbook is from, and how everything was when it was written: from its hidden page.

import type { SheetColumn } from '../sheet/cells/sheet-column.ts'
import type { RawCell, RawSheet } from './raw-cell.ts'
import { readWas } from './was-cell.ts'
import type { WasCell } from './was-cell.ts'
import { keyHeading, originPage } from './workbook-shape.ts'
import type { NamedPlace, WorkbookPlace } from './workbook-shape.ts'

export interface Origin extends WorkbookPlace {
  /** The name of the sheet. */
  readonly sheet: string
  readonly title: string
  /** The moment of the download. */
  readonly at: string
  /** By the number of a row, then by column. */
  readonly was: ReadonlyMap<number, ReadonlyMap<string, WasCell>>
}

/** Nothing where others wrote the file. */
export function readOrigin<Row>(
  sheets: readonly RawSheet[],
  columns: readonly SheetColumn<Row>[],
): Origin | undefined {
  const rows = sheets.find(({ name }) => name === originPage)?.rows ?? []
  const said = new Map(rows.slice(0, 10).map(([name, ...values]) => [name, values] as const))
  const [sheet] = said.get('sheet') ?? []
  const farm = placeIn(said.get('farm'))
  const period = placeIn(said.get('period'))
  if (typeof sheet !== 'string' || !farm || !period) return undefined
  const text = (name: string) => String(said.get(name)?.[0] ?? '')
  return {
    sheet,
    title: text('title'),
    farm,
    period,
    at: text('downloaded'),
    was: wasIn(rows, columns),
  }
}

function placeIn([id, name]: readonly (RawCell | undefined)[] = []): NamedPlace | undefined {
  return typeof id === 'number' ? { id, name: String(name ?? '') } : undefined
}

function wasIn<Row>(rows: RawSheet['rows'], columns: readonly SheetColumn<Row>[]): Origin['was'] {
  const head = rows.findIndex(([first]) => first === keyHeading)
  const ids = rows[head] ?? []
  const known = columns.map(column => ({ column, at: ids.indexOf(column.id) }))
  const was = new Map<number, ReadonlyMap<string, WasCell>>()
  for (const row of head < 0 ? [] : rows.slice(head + 1)) {
    if (typeof row[0] !== 'number') continue
    const cells = known.flatMap(({ column, at }) => {
      const cell = at < 0 ? undefined : readWas(column.kind, row[at])
      return cell ? [[column.id, cell] as const] : []
    })
    was.set(row[0], new Map(cells))
  }
  return was
}
