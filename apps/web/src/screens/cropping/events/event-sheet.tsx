// All events of one kind of a crop, a row each.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import { useMemo } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import { rowPart } from '../../../sheet/writing/sheet-parts.ts'
import { SheetOrCards } from '../../../sheet/sheet-or-cards.tsx'
import { useNamedPeriod } from '../../../period/use-period-days.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { CropRow } from '../crop-row.ts'
import { withDayCheck } from '../columns/day-check.ts'
import { eventCards } from './event-cards.tsx'
import { eventFields } from './event-fields.ts'
import type { EventRow } from './event-fields.ts'
import type { EventKind } from './event-kinds.ts'
import { resourceOf } from './event-kinds.ts'
import type { Crops } from '../use-crops.ts'

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
  const period = useNamedPeriod(periodId)
  const columns = useMemo(
    () =>
      eventFields(kind, crops.lists, row.crop.current_crop_id).map(column =>
        withDayCheck(
          column,
          { kind, field: column.id, period, lists: crops.lists },
          (_: EventRow | undefined) => row,
        ),
      ),
    [kind, crops.lists, row, period],
  )
  const given = {
    crop_collection_id: row.id,
    farm_id: farmId,
    ...(cropEventKind(kind).ofPeriod && { period_id: periodId }),
  }
  const of = (event: EventRow) => event
  const parts = { event: rowPart({ resource: resourceOf[kind], of, given }) }
  return (
    <SheetOrCards
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
              sheetChange(write, {
                farmId,
                rows: events,
                columns,
                parts,
                newId: () => outbox.newId(),
              })
          : undefined
      }
      canAdd={mayWrite}
      removing={mayWrite ? { canRestore: true } : undefined}
      cards={eventCards(kind, events, columns)}
      empty="None yet."
    />
  )
}
