// All applications of fertiliser to a crop: by product and rate, or element by element.

import { useMemo } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { SheetOrCards } from '../../../sheet/sheet-or-cards.tsx'
import { useNamedPeriod } from '../../../period/use-period-days.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { withDayCheck } from '../columns/day-check.ts'
import type { CropRow, ReadFertiliser } from '../crop-row.ts'
import { eventCards } from './event-cards.tsx'
import { fertiliserChange } from './fertiliser-change.ts'
import { fertiliserColumns } from './fertiliser-columns.ts'
import type { Crops } from '../use-crops.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  readonly row: CropRow
  readonly mayWrite: boolean
}

export function FertiliserSheet({ place, crops: { lists }, row, mayWrite }: Props) {
  const { outbox } = useFurrow()
  const period = useNamedPeriod(place.periodId)
  const columns = useMemo(
    () =>
      fertiliserColumns(lists).map(column =>
        withDayCheck(
          column,
          { kind: 'fertiliser', field: column.id, period, lists },
          (_: ReadFertiliser | undefined) => row,
        ),
      ),
    [lists, period, row],
  )
  const events = row.events.fertiliser
  const writing = { ...place, crop: row.id, events, columns, newId: () => outbox.newId() }
  return (
    <SheetOrCards
      name="crop-fertiliser"
      title="Fertiliser"
      compact
      columns={columns}
      rows={events}
      rowId={({ id }) => id}
      rowName={event => String(events.indexOf(event) + 1)}
      toChange={mayWrite ? write => fertiliserChange(write, writing) : undefined}
      canAdd={mayWrite}
      canRestore
      removing={mayWrite ? { canRestore: true } : undefined}
      cards={eventCards('fertiliser', events, columns)}
      empty="None yet."
    />
  )
}
