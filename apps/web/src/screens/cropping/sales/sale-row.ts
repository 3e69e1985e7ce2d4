// A line of what was sold or is still to be sold, with the sale or the storage that it belongs to.

import type { Values } from '../../../data/outbox/change.ts'
import type { LineKind } from './sale-kinds.ts'

type Kept = Values & { readonly id: number }

export interface SaleRow {
  /** Of the line. */
  readonly id: number
  readonly line: Kept
  readonly head: Kept
  /** Other lines belong to the same. */
  readonly isShared: boolean
}

export function saleRows(
  { key }: Pick<LineKind, 'key'>,
  heads: readonly Kept[],
  lines: readonly Kept[],
): readonly SaleRow[] {
  const byId = new Map(heads.map(head => [head.id, head]))
  const counts = Map.groupBy(lines, line => line[key])
  return lines
    .flatMap(line => {
      const head = byId.get(Number(line[key]))
      const isShared = (counts.get(line[key])?.length ?? 0) > 1
      return head ? [{ id: line.id, line, head, isShared }] : []
    })
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)) || one.id - other.id)
}

/** What has no day yet stands last. */
function dayOf({ head }: SaleRow): string {
  return typeof head['date'] === 'string' ? head['date'] : '9999'
}
