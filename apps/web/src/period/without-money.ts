// The columns of a sheet for who may not see money, and those that are left out for it: a paste that brings them
// says so.

interface Named {
  readonly id: string
}

export interface ShownColumns<Column extends Named> {
  readonly columns: readonly Column[]
  readonly unseen: readonly Column[]
}

/** `make` gives the columns for one who sees money, and for one who does not. */
export function columnsFor<Column extends Named>(
  seesMoney: boolean,
  make: (seesMoney: boolean) => readonly Column[],
): ShownColumns<Column> {
  const columns = make(seesMoney)
  if (seesMoney) return { columns, unseen: [] }
  const shown = new Set(columns.map(({ id }) => id))
  return { columns, unseen: make(true).filter(({ id }) => !shown.has(id)) }
}
