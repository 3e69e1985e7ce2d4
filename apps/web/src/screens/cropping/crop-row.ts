// A crop of a period as its screens show it: the row itself, its ground, and all that was done to it.

import type { CropLine } from '@furrow/farming/crops/crop-line'
import type { RowWith } from '@furrow/wire/client/row-with'
import type { Row } from '@furrow/wire/client/row-types'
import type { EventKind, EventOf, HarvestKind } from './events/event-kinds.ts'

export type ReadCrop = RowWith<'crop_collections', 'taggables' | 'crop_lifecycle'>
export type ReadFertiliser = RowWith<
  'fertiliser_collection_events',
  'fertiliser_chemical_applications'
>
export type CropPaddock = Row<'paddocks'>
export type CropType = Row<'crop_types'>

export type CropEvents = {
  readonly [Kind in EventKind]: readonly (Kind extends 'fertiliser'
    ? ReadFertiliser
    : EventOf<Kind>)[]
}

export interface CropRow {
  readonly id: number
  readonly crop: ReadCrop
  readonly paddock: CropPaddock | undefined
  readonly type: CropType | undefined
  /** What it is taken off by; nothing where it is grazed, or nobody has said what grows there. */
  readonly harvest: HarvestKind | undefined
  /** In the order of their days. */
  readonly events: CropEvents
  /** Its figures, as the server works them out. */
  readonly line: CropLine
  /** The gauge whose rain counts for it. */
  readonly gauge: string | undefined
  readonly suggested: {
    /** The number of the kind of fallow that the days say. */
    readonly fallowType: number | undefined
    /** The number of the enterprise that use, fallow and crop say. */
    readonly enterprise: number | undefined
  }
}

/** `Coolibah 1, Wheat` */
export function nameOf({ paddock, type }: Pick<CropRow, 'paddock' | 'type'>): string {
  return [paddock?.name ?? 'No paddock', type?.name].filter(Boolean).join(', ')
}

export const noEvents: CropEvents = {
  sowing: [],
  fertiliser: [],
  irrigation: [],
  fallow: [],
  grazing: [],
  hay: [],
  grain: [],
  lint: [],
  cane: [],
  ending: [],
}
