// By which column the rows of a sheet are sorted.

export interface SheetSort {
  readonly column: string
  readonly descending: boolean
}
