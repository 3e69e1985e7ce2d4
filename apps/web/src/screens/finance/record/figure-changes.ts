// What became of one figure of the record, by the lines of the record's history.

import { asRow } from '../../../entry/rows/row-name.ts'
import type { Row } from '../../../entry/rows/row-name.ts'
import { originName } from './figure-row.ts'

export interface FigureChange {
  readonly line: Row
  readonly before: number | null
  readonly after: number | null
  /** Where it came from since then. */
  readonly origin: string
}

/** In the order of the lines; of those in which it stayed as it was, none. */
export function changesOf(name: string, lines: readonly Row[]): readonly FigureChange[] {
  return lines.flatMap(line => {
    const [was, is] = [asRow(line['before']) ?? {}, asRow(line['after']) ?? {}]
    const [before, after] = [numberIn(was, name), numberIn(is, name)]
    return before === after ? [] : [{ line, before, after, origin: originIn(is, name, after) }]
  })
}

/** Told only where the line says how all of them came about. */
function originIn(row: Row, name: string, value: number | null): string {
  const origins = asRow(row['origins'])
  return value === null || !origins ? '' : originName(asRow(origins[name])?.['from'])
}

function numberIn(row: Row, name: string): number | null {
  const value = row[name]
  return typeof value === 'number' ? value : null
}
