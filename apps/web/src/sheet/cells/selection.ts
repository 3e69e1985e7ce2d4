// Which cells are chosen, by their place on the screen.

export interface Spot {
  readonly row: number
  readonly column: number
}

export interface Selection {
  /** Where the range began. */
  readonly anchor: Spot
  /** The corner that moves while Shift is held. */
  readonly head: Spot
  /** The cell that is typed into, where it is not the anchor: Tab and Enter go round within a range. */
  readonly active?: Spot
  /** The column where Tab began, to which Enter goes back. */
  readonly tabbedFrom?: number
}

/** With its edges. */
export interface Rect {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export function selectionAt(row: number, column: number): Selection {
  return { anchor: { row, column }, head: { row, column } }
}

export function rectOf({ anchor, head }: Selection): Rect {
  return {
    top: Math.min(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    bottom: Math.max(anchor.row, head.row),
    right: Math.max(anchor.column, head.column),
  }
}

export function activeOf(selection: Selection): Spot {
  return selection.active ?? selection.anchor
}

export function contains(rect: Rect, { row, column }: Spot): boolean {
  return row >= rect.top && row <= rect.bottom && column >= rect.left && column <= rect.right
}

export function isSeveral({ top, left, bottom, right }: Rect): boolean {
  return top !== bottom || left !== right
}

/** By mouse with Shift, or by dragging. */
export function extendedTo(selection: Selection, head: Spot): Selection {
  return { anchor: activeOf(selection), head }
}

/** What is left of it where there are fewer rows or columns now; nothing in a sheet without cells. */
export function clamped(
  selection: Selection,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Selection | undefined {
  if (rows <= 0 || columns <= 0) return undefined
  const inside = ({ row, column }: Spot): Spot => ({
    row: Math.min(row, rows - 1),
    column: Math.min(column, columns - 1),
  })
  const { active, ...rest } = selection
  const [anchor, head] = [inside(selection.anchor), inside(selection.head)]
  return active ? { ...rest, anchor, head, active: inside(active) } : { ...rest, anchor, head }
}
