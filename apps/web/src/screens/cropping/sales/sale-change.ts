// What is typed about sales, and about what is still to be sold: a new line makes the sale that it
// belongs to, or joins what lies in the same storage; the last line takes its sale along.

import type { Change, ChangeStep, Values } from '../../../data/change.ts'
import { isSameValue } from '../../../data/same-value.ts'
import type { SheetWrite } from '../../../sheet/sheet-column.ts'
import { updateOf } from '../../kept-figure.ts'
import type { LineKind } from './sale-kinds.ts'
import type { SaleRow } from './sale-row.ts'

export interface SalePlace {
  readonly kind: LineKind
  readonly farmId: number
  /** The crop of the farm in the period. */
  readonly grown: number
  readonly rows: readonly SaleRow[]
  readonly newId: () => number
}

export function saleChange(write: SheetWrite, place: SalePlace): Change {
  const byId = new Map(place.rows.map(row => [row.id, row]))
  const edited = Map.groupBy(write.edits, ({ row }) => row)
  const removed = write.removed.flatMap(id => byId.get(id) ?? [])
  const steps = [
    ...removed.map(({ id }) => ({ do: 'destroy' as const, resource: place.kind.lines, id })),
    ...headsLeft(removed, place),
    ...[...edited].flatMap(([id, edits]) => {
      const row = byId.get(id)
      const cells = Object.fromEntries(edits.map(({ column, value }) => [column, value]))
      return row ? changed(row, cells, place) : []
    }),
    ...write.added.flatMap(cells => made(cells, place)),
  ]
  return { label: write.label, farmId: place.farmId, steps: headsFirst(steps) }
}

function changed(
  { line, head }: SaleRow,
  cells: Values,
  { kind }: SalePlace,
): readonly ChangeStep[] {
  const [ofHead, ofLine] = [
    differing(partOf('head', cells), head),
    differing(partOf('line', cells), line),
  ]
  return [
    ...(isEmpty(ofHead) ? [] : [updateOf(kind.heads, head, ofHead)]),
    ...(isEmpty(ofLine) ? [] : [updateOf(kind.lines, line, ofLine)]),
  ]
}

function made(cells: Values, { kind, farmId, grown, newId }: SalePlace): readonly ChangeStep[] {
  const [head, line] = [newId(), newId()]
  return [
    {
      ...{ do: 'store', resource: kind.heads, id: head },
      values: { crop_type_farm_period_id: grown, farm_id: farmId, ...partOf('head', cells) },
    },
    {
      ...{ do: 'store', resource: kind.lines, id: line },
      values: { [kind.key]: head, farm_id: farmId, ...partOf('line', cells) },
    },
  ]
}

/** Sales of which no line is left. */
function headsLeft(removed: readonly SaleRow[], { kind, rows }: SalePlace): readonly ChangeStep[] {
  const gone = new Set(removed.map(({ id }) => id))
  const heads = new Set(removed.map(({ head }) => head.id))
  for (const { id, head } of rows) if (!gone.has(id)) heads.delete(head.id)
  return [...heads].map(id => ({ do: 'destroy', resource: kind.heads, id }))
}

/** Rows of a kind are written together; what is deleted goes first. */
function headsFirst(steps: readonly ChangeStep[]): readonly ChangeStep[] {
  const rank = ({ do: deed, resource }: ChangeStep) =>
    (deed === 'destroy' ? 0 : 2) +
    (resource.startsWith('crop_sale') === (deed === 'destroy') ? 1 : 0)
  return steps.toSorted((one, other) => rank(one) - rank(other))
}

function partOf(part: 'head' | 'line', cells: Values): Values {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([column, value]) => {
      const [of, field = ''] = column.split('.')
      return of === part ? [[field, value]] : []
    }),
  )
}

function differing(values: Values, row: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSameValue(row[field], value)),
  )
}

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0
