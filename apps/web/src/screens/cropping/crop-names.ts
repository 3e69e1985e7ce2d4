// The lists that crops point into, each by number.

import { waysOf } from '@furrow/catalogue/measured-events'
import type { CropLists } from './use-crop-lists.ts'

export type CropNames = ReturnType<typeof cropNames>

type Lists = Pick<
  CropLists,
  | 'harvests'
  | 'seasons'
  | 'lives'
  | 'varieties'
  | 'statuses'
  | 'fallowTypes'
  | 'enterprises'
  | 'stages'
  | 'properties'
  | 'uses'
  | 'elements'
  | 'endings'
  | 'grazings'
  | 'tags'
>

export function cropNames(lists: Lists) {
  return {
    harvests: byId(lists.harvests),
    seasons: byId(lists.seasons),
    lives: byId(lists.lives),
    varieties: byId(lists.varieties),
    statuses: byId(lists.statuses),
    fallowTypes: byId(lists.fallowTypes),
    enterprises: byId(lists.enterprises),
    stages: byId(lists.stages),
    properties: byId(lists.properties),
    uses: byId(lists.uses),
    tags: byId(lists.tags),
    elements: byId(lists.elements),
    ways: waysOf(lists),
  }
}

function byId<One extends { readonly id: number }>(rows: readonly One[]): ReadonlyMap<number, One> {
  return new Map(rows.map(row => [row.id, row]))
}
