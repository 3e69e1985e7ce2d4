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

/**
 * In the order of the lines, the newest first; of those in which it stayed as it was, none. A line that does
 * not say how the figures come about left that as it was: `originNow` leads back from today.
 */
export function changesOf(
  name: string,
  lines: readonly Row[],
  originNow: string,
): readonly FigureChange[] {
  let since = originNow
  return lines.flatMap(line => {
    const [was, is] = [asRow(line['before']) ?? {}, asRow(line['after']) ?? {}]
    const [before, after] = [numberIn(was, name), numberIn(is, name)]
    const origin = originIn(is, name) ?? since
    since = originIn(was, name) ?? origin
    return before === after ? [] : [{ line, before, after, origin: after === null ? '' : origin }]
  })
}

function originIn(row: Row, name: string): string | undefined {
  const origins = asRow(row['origins'])
  return origins && originName(asRow(origins[name])?.['from'])
}

function numberIn(row: Row, name: string): number | null {
  const value = row[name]
  return typeof value === 'number' ? value : null
}
