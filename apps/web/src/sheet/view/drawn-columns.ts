// Which columns of a line are drawn, from left to right: those that stay in sight, those that are in
// sight now, and one more where it is needed.

import type { SheetLayout } from './sheet-layout.ts'

export interface Window {
  readonly from: number
  readonly to: number
}

export function drawnColumns(
  { frozen, cells }: Pick<SheetLayout<never>, 'frozen'> & { readonly cells: readonly unknown[] },
  { from, to }: Window,
  also = -1,
): readonly number[] {
  const columns: number[] = []
  for (let column = 0; column < cells.length; column++) {
    const isInSight = column < frozen || (column >= from && column < to)
    if (isInSight || column === also) columns.push(column)
  }
  return columns
}
