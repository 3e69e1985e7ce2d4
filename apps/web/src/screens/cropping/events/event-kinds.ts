// The kinds of events of a crop as the screens name them, from the table in the catalogue.

import { cropEventKindNames, cropEventKinds } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { CropEventKindName } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { Row } from '@furrow/wire/client/row-types'

export type EventKind = CropEventKindName

export const eventKinds = cropEventKindNames

type TableOf<Kind extends EventKind> = (typeof cropEventKinds)[Kind]['table']

export type EventOf<Kind extends EventKind> = Row<TableOf<Kind>>

export const resourceOf = Object.fromEntries(
  eventKinds.map(kind => [kind, cropEventKinds[kind].table]),
) as { readonly [Kind in EventKind]: TableOf<Kind> }

export const harvestKinds = ['grain', 'lint', 'cane', 'hay'] as const

/** What takes a crop off, with an amount that is weighed. */
export type HarvestKind = (typeof harvestKinds)[number]

/** By the lasting name of a way of harvest; nothing where the crop is grazed or stays. */
export function harvestKindOf(slug: string | null | undefined): HarvestKind | undefined {
  return harvestKinds.find(kind => kind === slug)
}
