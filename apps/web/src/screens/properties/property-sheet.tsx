// The sheet of the properties, with what can be done with those that are chosen.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Sheet } from '../../sheet/sheet.tsx'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { useNotices } from '../../ui/notices.tsx'
import { WorkbookButtons } from '../../workbook/workbook-buttons.tsx'
import { ConfirmWarning } from '../../period/confirm-warning.tsx'
import { useNow } from '../../period/use-now.ts'
import { useOpenPoints } from '../../period/use-open-points.ts'
import { usePlaceNames } from '../../period/use-place-names.ts'
import { PropertyActions } from './property-actions.tsx'
import { propertyChange } from './property-change.ts'
import type { PropertyPlace } from './property-change.ts'
import { propertyColumns } from './property-columns.ts'
import type { PropertyRow } from './property-row.ts'

interface Props {
  readonly place: PropertyPlace
  readonly mayWrite: boolean
  readonly empty: ReactNode
  readonly onDelete: (rows: readonly PropertyRow[]) => void
}

export function PropertySheet({ place, mayWrite, empty, onDelete }: Props) {
  const { rows, palette } = place
  const notices = useNotices()
  const names = usePlaceNames(place)
  const [confirming, setConfirming] = useState<OpenPoint>()
  const { points: open } = useOpenPoints(place)
  const points = useMemo(() => [...open.blockers, ...open.warnings].filter(isHere), [open])
  const rowsNow = useNow(rows)
  const columns = useMemo(() => propertyColumns({ rowsNow, palette }), [rowsNow, palette])
  const toChange = useCallback(
    (write: SheetWrite) => {
      if (write.added.length > 0 && rows.length + write.added.length > palette.length) {
        notices.say('There are more properties than colours: some have the same one.')
      }
      return propertyChange(write, place)
    },
    [place, rows, palette, notices],
  )
  const close = () => setConfirming(undefined)
  const sheet = {
    name: 'properties',
    title: 'Properties',
    columns,
    rows,
    rowId: idOf,
    rowName: nameOf,
    toChange: mayWrite ? toChange : undefined,
    canAdd: mayWrite,
  }
  return (
    <>
      <Sheet
        {...sheet}
        points={points}
        onConfirm={mayWrite ? setConfirming : undefined}
        actions={chosen => (
          <PropertyActions chosen={chosen} place={place} mayWrite={mayWrite} onDelete={onDelete} />
        )}
        tools={<WorkbookButtons {...sheet} {...names} />}
        empty={empty}
      />
      {confirming ? (
        <ConfirmWarning place={place} point={confirming} onClose={close} onConfirmed={close} />
      ) : null}
    </>
  )
}

const idOf = ({ id }: PropertyRow): number => id
const nameOf = ({ property }: PropertyRow): string => property.name

function isHere({ resource }: OpenPoint): boolean {
  return resource === 'farm_properties' || resource === 'farm_property_periods'
}
