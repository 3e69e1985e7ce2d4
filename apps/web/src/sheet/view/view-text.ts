// A view as text, for settings and addresses: only what differs from the usual is said, so that
// columns that come later appear, and those that are gone are not missed.

import { isFilter } from './filter-shape.ts'
import type { ColumnFilter, SheetView, ViewColumn } from './sheet-view.ts'
import { usualView } from './sheet-view.ts'
import type { SheetSort } from '../cells/sheet-sort.ts'

/** Of the sheet as it is when nobody changed it. */
export interface Usual {
  readonly columns: readonly ViewColumn[]
  readonly sort?: SheetSort | undefined
}

/** Empty where nothing differs. */
export function viewText(view: SheetView, { columns, sort }: Usual): string {
  const usual = usualView(columns, sort)
  const [hidden, usuallyHidden] = [new Set(view.hidden), new Set(usual.hidden)]
  const differing: Record<string, unknown> = {
    columns: isSame(view.columns, usual.columns) ? undefined : view.columns,
    hidden: unlessEmpty(view.hidden.filter(id => !usuallyHidden.has(id))),
    shown: unlessEmpty(usual.hidden.filter(id => !hidden.has(id))),
    widths: unlessEmpty(view.widths),
    sort: isSame(view.sort, usual.sort) ? undefined : view.sort,
    filters: unlessEmpty(view.filters),
    grouping: unlessEmpty(view.grouping),
    only: view.only,
  }
  const text = JSON.stringify(differing)
  return text === '{}' ? '' : text
}

/** What makes no sense, as in an address that was cut off, is as usual. */
export function readView(text: string | undefined, { columns, sort }: Usual): SheetView {
  const usual = usualView(columns, sort)
  const said = saidIn(text ?? '')
  if (!said) return usual
  const ids = new Set(usual.columns)
  const names = (part: unknown) => listOf(part, isText).filter(id => ids.has(id))
  const shown = new Set(names(said['shown']))
  const only = ['marked', 'warned'].find(sign => sign === said['only'])
  return {
    columns: mergedOrder(names(said['columns']), usual.columns),
    hidden: [...new Set([...usual.hidden.filter(id => !shown.has(id)), ...names(said['hidden'])])],
    widths: entriesOf(said['widths'], ids, isWidth),
    sort: Array.isArray(said['sort']) ? sortIn(said['sort'], ids) : usual.sort,
    filters: entriesOf<ColumnFilter>(said['filters'], ids, isFilter),
    grouping: [...new Set(names(said['grouping']))],
    ...(only && { only: only as 'marked' | 'warned' }),
  }
}

function saidIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const said: unknown = JSON.parse(text)
    return isRecord(said) ? said : undefined
  } catch {
    return undefined
  }
}

/** Columns that were not there yet stand behind those that they usually follow. */
function mergedOrder(said: readonly string[], usual: readonly string[]): readonly string[] {
  if (said.length === 0) return usual
  const order = [...new Set(said)]
  usual.forEach((id, place) => {
    if (order.includes(id)) return
    const before = usual[place - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return order
}

function sortIn(said: readonly unknown[], ids: ReadonlySet<string>): readonly SheetSort[] {
  return said.flatMap(sort => {
    if (!isRecord(sort) || !isText(sort['column']) || !ids.has(sort['column'])) return []
    return [{ column: sort['column'], descending: sort['descending'] === true }]
  })
}

function entriesOf<Entry>(
  part: unknown,
  ids: ReadonlySet<string>,
  isEntry: (entry: unknown) => entry is Entry,
): Readonly<Record<string, Entry>> {
  const all = Object.entries(isRecord(part) ? part : {})
  return Object.fromEntries(
    all.flatMap(([id, entry]) => (ids.has(id) && isEntry(entry) ? [[id, entry] as const] : [])),
  )
}

function listOf<Entry>(part: unknown, isEntry: (entry: unknown) => entry is Entry): Entry[] {
  return Array.isArray(part) ? part.filter(isEntry) : []
}

function unlessEmpty(part: object): object | undefined {
  return Object.keys(part).length > 0 ? part : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isText(part: unknown): part is string {
  return typeof part === 'string'
}

function isWidth(part: unknown): part is number {
  return typeof part === 'number' && part > 0 && part < widestSaid
}

function isRecord(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

const widestSaid = 5000
