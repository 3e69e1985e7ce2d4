// The registers of what a farm owns besides land and stock.

import { assets } from '@furrow/catalogue/chapters/assets'
import { entityIn } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { EntityName } from '@furrow/catalogue/furrow'

export interface RegisterKind {
  readonly name: string
  readonly title: string
  readonly thing: Entity<EntityName>
  /** Bought, sold and depreciated. */
  readonly isTraded: boolean
  readonly empty: string
}

export const machineKind: RegisterKind = {
  name: 'machinery',
  title: 'Machinery',
  thing: entityIn(assets, 'asset_plant'),
  isTraded: true,
  empty:
    'No machines yet. Type them in, or paste your list from Excel: a name, a kind, and what each would sell for at the end of the period.',
}

export const buildingKind: RegisterKind = {
  name: 'buildings',
  title: 'Buildings',
  thing: entityIn(assets, 'asset_buildings'),
  isTraded: false,
  empty:
    'No buildings or improvements yet. Enter houses, sheds, yards, fences and water points with what they are worth.',
}

export const storageKind: RegisterKind = {
  name: 'storages',
  title: 'Grain storages',
  thing: entityIn(assets, 'asset_grain_storage'),
  isTraded: false,
  empty: 'No grain storages yet. Enter silos, sheds and bunkers with what they hold and are worth.',
}
