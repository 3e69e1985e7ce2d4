// What can be retired, and by which of its columns other rows name it.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { linkedThrough } from '@furrow/catalogue/chapters/retiring'
import type { Entity } from '@furrow/catalogue/entity'

export interface Retirable {
  readonly entity: Entity
  /** The entity that keys of other rows name. */
  readonly target: string
  /** Where their number stands in a row of what is retired. */
  readonly by: string
}

export function retirablesIn(catalogue: Catalogue): readonly Retirable[] {
  return [...catalogue.values()]
    .filter(({ fields }) => fields['last_period_id'])
    .map(entity => {
      const by = linkedThrough[entity.name] ?? 'id'
      return { entity, by, target: entity.fields[by]?.target ?? entity.name }
    })
}
