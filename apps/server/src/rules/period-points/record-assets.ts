// Assets that are worth much more or less than in the record of the period before, and were neither
// bought nor sold (W-FIN-3).

import { isAssetJump } from '@furrow/farming/record/record-check'
import { centsIn } from '../saving/money-text.ts'
import type { FigureByName, FigureName, RecordFault } from './record-fault.ts'

interface Held {
  readonly field: FigureName
  readonly name: string
  readonly bought: readonly FigureName[]
  readonly sold: readonly FigureName[]
}

const parts: readonly Held[] = [
  {
    field: 'owned_land_val',
    name: 'Our own land',
    bought: ['land_purchase_val'],
    sold: ['land_sale_val'],
  },
  {
    field: 'owned_plant_val',
    name: 'Our own plant',
    bought: ['plant_purchase_val'],
    sold: ['plant_sale_val'],
  },
]
const all: Held = {
  field: 'owned_total_val',
  name: 'All that we own',
  bought: ['land_purchase_val', 'plant_purchase_val', 'capex_buildings', 'capex_water'],
  sold: ['land_sale_val', 'plant_sale_val'],
}

/** The whole is told of only where none of its parts says why. */
export function assetFaults(now: FigureByName, before: FigureByName): readonly RecordFault[] {
  const ofParts = parts.flatMap(held => jump(held, now, before))
  return ofParts.length > 0 ? ofParts : jump(all, now, before)
}

function jump(held: Held, now: FigureByName, before: FigureByName): readonly RecordFault[] {
  const { field, name, bought, sold } = held
  const change = { before: before(field), now: now(field) }
  if (!isAssetJump({ ...change, bought: bought.map(now), sold: sold.map(now) })) return []
  const figures = `${centsIn(change.now ?? 0)}, and was ${centsIn(change.before ?? 0)} in the period before`
  const message = `${name} is worth ${figures}: what was bought and sold does not explain that.`
  return [{ code: 'W-FIN-3', field, message }]
}
