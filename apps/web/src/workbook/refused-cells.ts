// Which cells of a file the server refused, from the places of what it was sent.

import type { Change, ChangeRefusal } from '../data/outbox/change.ts'
import type { SheetColumn } from '../sheet/cells/sheet-column.ts'
import { cellKey } from './choice-words.ts'
import type { Difference, RowDifference } from './difference.ts'

export interface RefusedCells {
  /** What the server says, by `cellKey`. */
  readonly byCell: ReadonlyMap<string, string>
  /** What it says of no cell that could be found. */
  readonly others: readonly string[]
}

interface Refused<Row> {
  readonly change: Change
  readonly refusal: Pick<ChangeRefusal, 'message' | 'errors'>
  readonly difference: Difference<Row>
}

export function refusedCells<Row>(refused: Refused<Row>): RefusedCells {
  const { message, errors } = refused.refusal
  const told = Object.entries(errors).map(([path, [sentence = message]]) => ({
    ...placeAt(path, refused),
    sentence,
  }))
  const others = told.filter(({ key }) => key === undefined)
  return {
    byCell: new Map(told.flatMap(({ key, sentence }) => (key ? [[key, sentence] as const] : []))),
    others:
      told.length === 0
        ? [message]
        : [
            ...new Set(
              others.map(({ name, sentence }) => (name ? `${name}: ${sentence}` : sentence)),
            ),
          ],
  }
}

interface PlaceInFile {
  readonly key?: string
  /** Of the row. */
  readonly name?: string
}

/** `steps.3.values.area`: the area of the row that the fourth step is about. */
function placeAt<Row>(path: string, { change, difference }: Refused<Row>): PlaceInFile {
  const [, place, field = ''] = /^steps\.(\d+)(?:\.values\.([^.]+))?/.exec(path) ?? []
  const step = place === undefined ? undefined : change.steps[Number(place)]
  const row = step && difference.rows.find(({ id }) => id === step.id)
  if (!row) return {}
  const cell = row.cells.find(({ column }) => fieldOf(column, row) === field)
  return { name: row.name, ...(cell && { key: cellKey(row, cell.column.id) }) }
}

function fieldOf<Row>(column: SheetColumn<Row>, { row }: RowDifference<Row>): string {
  return (row === undefined ? undefined : column.place?.(row)?.field) ?? column.id
}
