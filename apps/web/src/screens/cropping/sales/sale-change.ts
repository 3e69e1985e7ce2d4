// What is typed about sales, and about what is still to be sold: a new line makes the sale that it
// belongs to, or joins what lies in the same storage; the last line takes its sale along.

import type { Change } from '../../../data/outbox/change.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import type { SheetPart } from '../../../sheet/writing/sheet-change.ts'
import type { SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import { changedSteps, filledIn, goneStep } from '../../../sheet/writing/sheet-parts.ts'
import type { SaleColumn } from './sale-columns.ts'
import type { LineKind } from './sale-kinds.ts'
import type { SaleRow } from './sale-row.ts'

export interface SalePlace {
  readonly kind: LineKind
  readonly farmId: number
  /** The crop of the farm in the period. */
  readonly grown: number
  readonly rows: readonly SaleRow[]
  readonly columns: readonly SaleColumn[]
  readonly newId: () => number
}

export function saleChange(write: SheetWrite, place: SalePlace): Change {
  const headOf = newHeads(place.newId)
  const parts = { head: headPart(place, headOf), line: linePart(place, headOf) }
  return sheetChange(write, { ...place, parts })
}

/** The number of the sale that a new line makes, by the number of the line. */
type HeadOf = (line: number) => number

function newHeads(newId: () => number): HeadOf {
  const heads = new Map<number, number>()
  return line => {
    const head = heads.get(line) ?? newId()
    heads.set(line, head)
    return head
  }
}

function headPart(place: SalePlace, headOf: HeadOf): SheetPart<SaleRow> {
  const { kind, farmId, grown, rows } = place
  const resource = kind.heads
  const given = { crop_type_farm_period_id: grown, farm_id: farmId }
  return {
    resources: [resource],
    steps: (values, { id, row }) => {
      if (row) return changedSteps(resource, row.head, values)
      const filled = { ...given, ...filledIn(values) }
      return [{ do: 'store', resource, id: headOf(id), values: filled }]
    },
    gone: (row, removed) => {
      const lines = rows.filter(({ head }) => head.id === row.head.id)
      const isLast = lines.every(line => removed.includes(line)) && lines.at(-1) === row
      return isLast ? [goneStep(resource, row.head.id)] : []
    },
  }
}

function linePart({ kind, farmId }: SalePlace, headOf: HeadOf): SheetPart<SaleRow> {
  const resource = kind.lines
  return {
    resources: [resource],
    steps: (values, { id, row }) => {
      if (row) return changedSteps(resource, row.line, values)
      const given = { [kind.key]: headOf(id), farm_id: farmId }
      return [{ do: 'store', resource, id, values: { ...given, ...filledIn(values) } }]
    },
    gone: ({ id }) => [goneStep(resource, id)],
  }
}
