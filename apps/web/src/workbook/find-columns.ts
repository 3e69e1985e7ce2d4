// Which columns of a page are columns of the sheet, by what stands above them. What is not known is
// told, and nothing of it is dropped in silence.

import type { SheetColumn } from '../sheet/cells/sheet-column.ts'
import { foldedHeading, headingTexts, namesOf } from './headings.ts'
import { rawText } from './raw-cell.ts'
import type { RawCell, RawSheet } from './raw-cell.ts'
import { keyHeading } from './workbook-shape.ts'

export interface FoundPage<Row> {
  readonly rows: RawSheet['rows']
  /** The line of the headings, from 0. */
  readonly head: number
  /** Where the numbers of the rows stand. */
  readonly keyAt: number | undefined
  readonly columns: readonly FoundColumn<Row>[]
  /** Headings that are none of the sheet’s, and those that stand there twice. */
  readonly unknown: readonly string[]
  readonly twice: readonly string[]
}

interface FoundColumn<Row> {
  readonly column: SheetColumn<Row>
  readonly at: number
}

/** Headings stand among the first lines. */
const lookedThrough = 30

/** The page, and the line in it, that knows most columns; nothing where none knows any. */
export function findPage<Row>(
  sheets: readonly RawSheet[],
  columns: readonly SheetColumn<Row>[],
): FoundPage<Row> | undefined {
  const names = columnNames(columns)
  const candidates = sheets
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ rows }) =>
      rows.slice(0, lookedThrough).map((line, head) => ({ rows, head, ...found(line, names) })),
    )
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (best, one) => (one.columns.length > (best?.columns.length ?? 0) ? one : best),
    undefined,
  )
  return best
}

type Names<Row> = ReadonlyMap<string, SheetColumn<Row>>

/** A name that two columns go by is that of neither. */
function columnNames<Row>(columns: readonly SheetColumn<Row>[]): Names<Row> {
  const own = headingTexts(columns)
  const all = columns.flatMap(column =>
    namesOf(column, own.get(column.id) ?? '').map(name => ({ name, column })),
  )
  const byName = Map.groupBy(all, ({ name }) => name)
  return new Map(
    [...byName].flatMap(([name, [one, ...others]]) =>
      one && others.length === 0 ? [[name, one.column] as const] : [],
    ),
  )
}

function found<Row>(line: readonly RawCell[], names: Names<Row>) {
  const columns: FoundColumn<Row>[] = []
  const unknown: string[] = []
  const twice: string[] = []
  const keyAt = line.findIndex(cell => cell === keyHeading)
  for (const [at, cell] of line.entries()) {
    const heading = rawText(cell)
    if (heading === '' || at === keyAt) continue
    const column = names.get(foldedHeading(heading))
    if (!column) unknown.push(heading)
    else if (columns.some(one => one.column === column)) twice.push(heading)
    else columns.push({ column, at })
  }
  return { columns, unknown, twice, keyAt: keyAt < 0 ? undefined : keyAt }
}
