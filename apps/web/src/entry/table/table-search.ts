// Which rows of a record are looked at, in which order and with which columns: as it stands in the
// address, and what is asked of the server for it.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { LooseSearch } from '@furrow/wire/client/sent-wish'
import { isComplete, sentFilter } from '../rows/field-filter.ts'
import type { FieldFilter } from '../rows/field-filter.ts'
import { includesOfRow } from '../rows/includes-of-row.ts'
import { operatorOf } from '../rows/operators.ts'
import { columnOf, defaultColumns, isSortable } from './record-columns.ts'
import type { RecordColumn } from './record-columns.ts'
import { searchedFilter } from '../rows/searched-rows.ts'

export interface TableSearch {
  readonly keyword: string
  readonly page: number
  readonly sort: SortBy | undefined
  readonly filters: readonly FieldFilter[]
  /** Their names; nothing for those that are shown unless others are chosen. */
  readonly columns: readonly string[] | undefined
  readonly deleted: 'without' | 'with' | 'only'
}

export interface SortBy {
  /** A field, or a path to one in a row that it belongs to. */
  readonly field: string
  readonly isTurned: boolean
}

const rowsOnPage = 50
/** More relations are not counted in one request. */
export const mostCounts = 25

/** What stands in an address may have been typed by anybody: what makes no sense is left out. */
export function readTableSearch(search: Row, entity: Entity): TableSearch {
  const { q, page, sort, where, columns, deleted } = search
  return {
    keyword: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    page: pageIn(page),
    sort: typeof sort === 'string' ? readSort(sort, entity) : undefined,
    filters: Array.isArray(where) ? where.flatMap(one => readFilter(one, entity)) : [],
    columns: Array.isArray(columns)
      ? columns.filter((name): name is string => columnOf(entity, name) !== undefined)
      : undefined,
    deleted: deleted === 'with' || deleted === 'only' ? deleted : 'without',
  }
}

type Row = Readonly<Record<string, unknown>>

/** As it stands in the address: nothing of what is so anyway. */
export function writtenTableSearch(search: TableSearch): Row {
  const { keyword, page, sort, filters, columns, deleted } = search
  return {
    ...(keyword && { q: keyword }),
    ...(page > 1 && { page }),
    ...(sort && { sort: sortKey(sort) }),
    ...(filters.length > 0 && { where: filters.map(writtenFilter) }),
    ...(columns && { columns }),
    ...(deleted !== 'without' && { deleted }),
  }
}

function writtenFilter({ field, operator, value }: FieldFilter): readonly unknown[] {
  return value === undefined || value === null ? [field, operator] : [field, operator, value]
}

export function tableWish(search: TableSearch, entity: Entity, catalogue: Catalogue): LooseSearch {
  const columns = columnsShown(search, entity)
  const counts = columns.flatMap(column => (column.kind === 'count' ? [column.relation] : []))
  const fields = columns.flatMap(column => (column.kind === 'field' ? [column.name] : []))
  const said = searchedFilter(entity, search.keyword, catalogue)
  const filters = search.filters.flatMap(filter => sentFilter(filter, entity) ?? [])
  return {
    limit: rowsOnPage,
    page: search.page,
    filters: said ? [...filters, said] : filters,
    ...(search.sort && { sort: [sortKey(search.sort)] }),
    includes: includesOfRow(entity, fields, catalogue),
    with_count: counts.slice(0, mostCounts),
    ...(search.deleted !== 'without' && { deleted: search.deleted }),
  }
}

export function columnsShown({ columns }: TableSearch, entity: Entity): readonly RecordColumn[] {
  const names = columns ?? defaultColumns(entity)
  return names.flatMap(name => columnOf(entity, name) ?? [])
}

function sortKey({ field, isTurned }: SortBy): string {
  return isTurned ? `-${field}` : field
}

/** The address says it as text. */
function pageIn(said: unknown): number {
  const page = Number(said)
  return Number.isSafeInteger(page) && page > 1 ? page : 1
}

function readSort(sent: string, entity: Entity): SortBy | undefined {
  const isTurned = sent.startsWith('-')
  const field = isTurned ? sent.slice(1) : sent
  const [first = '', ...further] = field.split('.')
  const isKnown =
    further.length === 0
      ? isSortable(entity.fields[first])
      : entity.relations[first]?.kind === 'belongs to'
  return isKnown ? { field, isTurned } : undefined
}

function readFilter(sent: unknown, { fields }: Entity): readonly FieldFilter[] {
  if (!Array.isArray(sent)) return []
  const [name, said, value] = sent as readonly unknown[]
  const field = typeof name === 'string' ? fields[name] : undefined
  const operator = field && operatorOf(field, String(said))
  if (!field || field.secret || !operator) return []
  const filter = { field: String(name), operator: operator.name, value }
  return isComplete(filter, field) ? [filter] : []
}
