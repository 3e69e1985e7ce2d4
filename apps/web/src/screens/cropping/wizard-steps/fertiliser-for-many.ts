// One application of fertiliser, put on several paddocks.

import { notNegative } from '../events/not-negative.ts'
import { cropEventKinds } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { Change } from '../../../data/outbox/change.ts'
import { countText } from '../../../ui/amounts.ts'
import type { CropPlace } from '../crop-place.ts'
import type { CropRow } from '../crop-row.ts'
import { fertiliserChange } from '../events/fertiliser-change.ts'
import { applicationColumns } from '../events/fertiliser-columns.ts'
import type { Products } from '../events/product-rates.ts'
import { optionsOf } from '../ground-columns.ts'
import type { CropLists } from '../use-crop-lists.ts'
import type { SameField, SameValues } from '../wizard/same-write.ts'

export type ApplicationTime = 'before' | 'starter' | 'in-crop'

/** In the order in which it is put on. */
export const applicationTimes: readonly {
  readonly value: ApplicationTime
  readonly label: string
}[] = [
  { value: 'before', label: 'Before sowing' },
  { value: 'starter', label: 'With seed' },
  { value: 'in-crop', label: 'In crop' },
]

const day = `fertiliser.${cropEventKinds.fertiliser.day}`

export function applicationFields({ products }: CropLists): readonly SameField[] {
  return [
    { id: 'product', heading: 'Product', kind: { is: 'choice', options: optionsOf(products) } },
    {
      id: 'rate',
      heading: 'Rate',
      unit: 'kg or L/ha',
      kind: { is: 'number' },
      check: notNegative('Rate'),
    },
    { id: day, heading: 'Date', kind: { is: 'day' } },
  ]
}

interface Spreading {
  readonly rows: readonly CropRow[]
  readonly time: ApplicationTime
  readonly values: SameValues
  readonly products: Products
}

/** What goes with the seed goes on the day of sowing, unless another is said. */
export function applicationChange(
  { rows, time, values, products }: Spreading,
  place: CropPlace,
): Change {
  const { farmId, periodId, newId } = place
  const columns = applicationColumns(products)
  const label = `Fertiliser of ${countText(rows.length, 'paddock')}`
  const steps = rows.flatMap(row => {
    const sown = time === 'starter' ? row.line.sown : null
    const cells = {
      application_date: values[day] ?? sown,
      pre_applied: time === 'before',
      fertiliser_product_id: values['product'] ?? null,
      rate: values['rate'] ?? null,
    }
    const write = { label, edits: [], removed: [], added: [cells] }
    const events = row.events.fertiliser
    return fertiliserChange(write, { farmId, periodId, newId, columns, events, crop: row.id }).steps
  })
  return { label, farmId, steps }
}
