// How a person looks at a sheet: which columns, how wide, in which order, which rows and grouped by
// what. A view is kept, named and sent by its address; what it does not say is as usual.

import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetSort } from '../cells/sheet-sort.ts'

export interface SheetView {
  /** All of them, also the hidden ones, in order. */
  readonly columns: readonly string[]
  readonly hidden: readonly string[]
  /** In pixels, where changed by hand. */
  readonly widths: Readonly<Record<string, number>>
  /** The first counts most. */
  readonly sort: readonly SheetSort[]
  readonly filters: Readonly<Record<string, ColumnFilter>>
  /** Columns that rows are grouped by, the outer ones first. */
  readonly grouping: readonly string[]
  /** Only rows with cells to fix, or with warnings that stand. */
  readonly only?: 'marked' | 'warned'
}

export type ColumnFilter =
  | { readonly by: 'text'; readonly text: string }
  /** Any of these; null for rows where nothing is filled in. */
  | { readonly by: 'choices'; readonly values: readonly (string | number | boolean | null)[] }
  /** Both ends belong to it; in numbers, cents, shares or days as cells hold them. */
  | {
      readonly by: 'span'
      readonly from: number | string | null
      readonly to: number | string | null
    }
  | { readonly by: 'filled' }
  | { readonly by: 'empty' }

export type ViewColumn = Pick<SheetColumn<never>, 'id' | 'hidden' | 'frozen'>

export function usualView(columns: readonly ViewColumn[], sort?: SheetSort): SheetView {
  return {
    columns: columns.map(({ id }) => id),
    hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
    widths: {},
    sort: sort ? [sort] : [],
    filters: {},
    grouping: [],
  }
}

/** As they stand on the screen; frozen ones first. */
export function visibleColumns<Column extends ViewColumn>(
  view: SheetView,
  columns: readonly Column[],
): readonly Column[] {
  const byId = new Map(columns.map(column => [column.id, column]))
  const hidden = new Set(view.hidden)
  const shown = view.columns.flatMap(id => (hidden.has(id) ? [] : (byId.get(id) ?? [])))
  return [...shown.filter(({ frozen }) => frozen), ...shown.filter(({ frozen }) => !frozen)]
}

export function withWidth(view: SheetView, column: string, width: number | undefined): SheetView {
  const { [column]: _, ...others } = view.widths
  return { ...view, widths: width === undefined ? others : { ...others, [column]: width } }
}

export function withShown(view: SheetView, column: string, isShown: boolean): SheetView {
  const others = view.hidden.filter(id => id !== column)
  return { ...view, hidden: isShown ? others : [...others, column] }
}

/** To where another column stands. */
export function withMoved(view: SheetView, column: string, target: string): SheetView {
  const from = view.columns.indexOf(column)
  const to = view.columns.indexOf(target)
  if (from < 0 || to < 0) return view
  return { ...view, columns: view.columns.toSpliced(from, 1).toSpliced(to, 0, column) }
}

/** A heading is pressed: upwards, downwards, then not at all. With Shift beside what was sorted by. */
export function withSortPressed(view: SheetView, column: string, isFurther: boolean): SheetView {
  const now = view.sort.find(sort => sort.column === column)
  const next = now?.descending ? [] : [{ column, descending: now !== undefined }]
  if (!isFurther) return { ...view, sort: next }
  if (!now) return { ...view, sort: [...view.sort, ...next] }
  return { ...view, sort: view.sort.flatMap(sort => (sort === now ? next : [sort])) }
}

export function withSort(view: SheetView, sort: readonly SheetSort[]): SheetView {
  return { ...view, sort }
}

export function withFilter(
  view: SheetView,
  column: string,
  filter: ColumnFilter | undefined,
): SheetView {
  const { [column]: _, ...others } = view.filters
  return { ...view, filters: filter ? { ...others, [column]: filter } : others }
}

export function withOnly(view: SheetView, only: 'marked' | 'warned' | undefined): SheetView {
  const { only: _, ...rest } = view
  return only ? { ...rest, only } : rest
}

/** All rows are shown again. */
export function withoutFilters(view: SheetView): SheetView {
  return { ...withOnly(view, undefined), filters: {} }
}

export function isFiltered(view: SheetView): boolean {
  return view.only !== undefined || Object.keys(view.filters).length > 0
}

export function withGrouping(view: SheetView, grouping: readonly string[]): SheetView {
  return { ...view, grouping }
}
