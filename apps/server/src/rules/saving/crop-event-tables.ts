// The kinds of crop event by the tables that keep them.

import {
  cropEventKind,
  cropEventKindNames,
  endingEvents,
} from '@furrow/catalogue/chapters/crop-event-kinds'
import type {
  CropEventKindDeclared,
  CropEventKindName,
} from '@furrow/catalogue/chapters/crop-event-kinds'
import type { CropEventKind } from '@furrow/farming/crops/crop-event'

export interface CropEventTable extends CropEventKindDeclared {
  readonly kind: CropEventKind
}

/** The events from which the life of a crop follows. */
export const cropEventTables: Readonly<Record<string, CropEventTable>> = Object.fromEntries(
  cropEventKindNames.filter(isOfLife).map(kind => {
    const declared = cropEventKind(kind)
    return [declared.table, { ...declared, kind }]
  }),
)

/** Those that end crops. */
export const endingTables: readonly string[] = endingEvents

const declaredKinds = cropEventKindNames.map(cropEventKind)

/** All that is done to a crop, with the fields that say when. */
export const eventDays: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  declaredKinds.map(({ table, day, lastDay }) => [
    table,
    [day, lastDay].filter(field => field !== undefined),
  ]),
)

/** Water and fertiliser are put on in the fallow before, too. */
export const inFallow: ReadonlySet<string> = new Set(
  declaredKinds.filter(kind => kind.inFallow).map(({ table }) => table),
)

/** The day and all that stands for it. */
export function dayFields(table: string): readonly string[] {
  const mirror = cropEventTables[table]?.mirror
  return [...(eventDays[table] ?? []), ...(mirror ? [mirror] : [])]
}

/** Beside most events stands the period of their crop. */
export const withPeriod: readonly string[] = declaredKinds.flatMap(({ table, ofPeriod }) =>
  ofPeriod ? [table] : [],
)

function isOfLife(kind: CropEventKindName): kind is CropEventKind {
  return cropEventKind(kind).ofLife === true
}
