// All events of one kind of a crop, a row each.

import { useMemo } from 'react'
import { useFurrow } from '../../data/furrow-context.ts'
import { rowsChange } from '../../sheet/rows-change.ts'
import { Sheet } from '../../sheet/sheet.tsx'
import type { CollectionPlace } from '../use-place.ts'
import type { CropRow } from './crop-row.ts'
import { eventFields } from './event-fields.ts'
import type { EventRow } from './event-fields.ts'
import type { EventKind } from './event-kinds.ts'
import { ofPeriod, resourceOf } from './event-kinds.ts'
import type { Crops } from './use-crops.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  readonly row: CropRow
  readonly kind: EventKind
  readonly title: string
  readonly mayWrite: boolean
}

export function EventSheet({ place, crops, row, kind, title, mayWrite }: Props) {
  const { outbox } = useFurrow()
  const { farmId, periodId } = place
  const events = row.events[kind] as unknown as readonly EventRow[]
  const columns = useMemo(
    () => eventFields(kind, crops.lists, row.crop.current_crop_id),
    [kind, crops.lists, row.crop.current_crop_id],
  )
  const given = {
    ...{ crop_collection_id: row.id, farm_id: farmId },
    ...(ofPeriod.has(kind) && { period_id: periodId }),
  }
  return (
    <Sheet
      name={`crop-${kind}`}
      title={title}
      compact
      columns={columns}
      rows={events}
      rowId={({ id }) => id}
      rowName={event => String(events.indexOf(event) + 1)}
      toChange={
        mayWrite
          ? write =>
              rowsChange(write, {
                ...{ resource: resourceOf[kind], farmId, rows: events, given },
                newId: () => outbox.newId(),
              })
          : undefined
      }
      canAdd={mayWrite}
      removing={mayWrite ? { canRestore: true } : undefined}
      empty="None yet."
    />
  )
}
