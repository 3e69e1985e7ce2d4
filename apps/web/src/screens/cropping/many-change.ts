// One event that is written to many crops at once.

import type { Change } from '../../data/outbox/change.ts'
import type { CellValue } from '../../sheet/cells/cell-kind.ts'
import { countText } from '../../ui/amounts.ts'
import type { CropPlace } from './crop-place.ts'
import type { CropRow } from './crop-row.ts'
import type { EventKind } from './events/event-kinds.ts'
import { isNothing, madeEvent } from './events/event-steps.ts'
import { fertiliserChange } from './events/fertiliser-change.ts'
import { applicationColumns } from './events/fertiliser-columns.ts'
import type { Products } from './events/product-rates.ts'

export interface ManyWish {
  readonly rows: readonly CropRow[]
  readonly kind: EventKind
  /** What it is called: `Irrigation`. */
  readonly title: string
  readonly cells: Readonly<Record<string, CellValue>>
}

export interface ManyPlace extends CropPlace {
  readonly products: Products
}

export function manyChange({ rows, kind, title, cells }: ManyWish, place: ManyPlace): Change {
  const said = Object.fromEntries(Object.entries(cells).filter(([, value]) => !isNothing(value)))
  const label = `${title} on ${countText(rows.length, 'paddock')}`
  const write = { label, edits: [], added: [said], removed: [] }
  const columns = applicationColumns(place.products)
  const parts = rows.map(row =>
    kind === 'fertiliser'
      ? fertiliserChange(write, { ...place, columns, crop: row.id, events: [] }).steps
      : [madeEvent(row, { kind, values: said }, place)],
  )
  // Applications come before their elements, and each kind is written together.
  const steps = parts.flat()
  const own = steps.filter(({ resource }) => resource !== 'fertiliser_chemical_applications')
  return {
    label,
    farmId: place.farmId,
    steps: [...own, ...steps.filter(step => !own.includes(step))],
  }
}
