// How the server is, as it can be asked from outside.

export interface State {
  readonly database: { readonly reachable: boolean; readonly version: string }
  readonly migrations: { readonly applied: number; readonly expected: number }
  /** Where Furrow keeps its files, and its own database; nothing where that cannot be asked. */
  readonly disk?: { readonly free: number; readonly isLow: boolean } | undefined
}

/** Of a database that answers: how much is in it. */
export interface StoreContents {
  readonly farms: number
  readonly paddocks: number
  readonly demo: boolean
}

export function isWell({ database, migrations }: State): boolean {
  return database.reachable && migrations.applied === migrations.expected
}
