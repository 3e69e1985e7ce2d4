// One harvest of a crop, as the change that it is.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { Change } from '../../../data/outbox/change.ts'
import { numberText } from '../../../ui/amounts.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { CropToHarvest, HarvestedBy } from './use-crops-to-harvest.ts'

export interface TypedHarvest {
  readonly crop: CropToHarvest
  readonly day: string
  /** Hectares; nothing where it is not known yet. */
  readonly area: number | null
  readonly quantity: number
}

export const harvestUnits: Readonly<Record<HarvestedBy, string>> = {
  grain: 't',
  lint: 'bales',
  cane: 't',
  hay: 't',
}

export function harvestChange(
  { crop, day, area, quantity }: TypedHarvest,
  { farmId, periodId }: CollectionPlace,
  newId: () => number,
): Change {
  const kind = cropEventKind(crop.kind)
  const typed = [
    [kind.day, day],
    [kind.area, area],
    [kind.quantity, quantity],
  ] as const
  const values = Object.fromEntries(
    typed.flatMap(([field, value]) => (field && value !== null ? [[field, value]] : [])),
  )
  const of = { crop_collection_id: crop.id, farm_id: farmId, period_id: periodId }
  const resource = kind.table as EntityName
  const amount = `${numberText(quantity, 2)} ${harvestUnits[crop.kind]}`
  return {
    label: `${amount} of ${crop.name} from ${crop.paddock}`,
    farmId,
    steps: [{ do: 'store', resource, id: newId(), values: { ...of, ...values } }],
  }
}
