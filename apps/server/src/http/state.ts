// How the server is, as it can be asked from outside.

export interface State {
  readonly database: { readonly reachable: boolean; readonly version: string }
  readonly migrations: { readonly applied: number; readonly expected: number }
  /** Whether a newer Furrow took away what this one needs. */
  readonly isTooNew?: boolean
  /** Where Furrow keeps its files, and its own database; nothing where that cannot be asked. */
  readonly disk?: { readonly free: number; readonly isLow: boolean } | undefined
}

/** Of a database that answers: how much is in it. */
export interface StoreContents {
  readonly farms: number
  readonly paddocks: number
  readonly demo: boolean
}

export function isWell(state: State): boolean {
  return state.database.reachable && isCurrent(state)
}

/** Whether this Furrow can work with the database as it is. */
export function isCurrent({ migrations, isTooNew = false }: State): boolean {
  return migrations.applied === migrations.expected && !isTooNew
}
