// The sheet of the paddocks, with what can be done with those that are chosen.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Sheet } from '../../sheet/sheet.tsx'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { WorkbookButtons } from '../../workbook/workbook-buttons.tsx'
import { ConfirmWarning } from '../../period/confirm-warning.tsx'
import { usePlaceNames } from '../../period/use-place-names.ts'
import { useOpenPoints } from '../../period/use-open-points.ts'
import type { DoWithPaddocks } from './do-with-paddocks.ts'
import { PaddockActions } from './paddock-actions.tsx'
import { paddockChange } from './paddock-change.ts'
import { paddockPoints } from './paddock-points.ts'
import type { PaddockRow } from './paddock-row.ts'
import type { KeepPaddocks } from './use-keep-paddocks.ts'
import { usePaddockColumns } from './use-paddock-columns.ts'
import type { Paddocks } from './use-paddocks.ts'

interface Props {
  readonly paddocks: Paddocks
  readonly shown: readonly PaddockRow[]
  readonly keeping: KeepPaddocks
  readonly mayWrite: boolean
  readonly empty: ReactNode
  readonly onDo: DoWithPaddocks
}

export function PaddockSheet({ paddocks, shown, keeping, mayWrite, empty, onDo }: Props) {
  const { rows } = paddocks
  const { place } = keeping
  const names = usePlaceNames(place)
  const [confirming, setConfirming] = useState<OpenPoint>()
  const { points: open } = useOpenPoints(place)
  const points = useMemo(() => paddockPoints(open, rows), [open, rows])
  const columns = usePaddockColumns(paddocks)
  const toChange = useCallback((write: SheetWrite) => paddockChange(write, place), [place])
  const close = () => setConfirming(undefined)
  const sheet = {
    name: 'paddocks',
    title: 'Paddocks',
    rowId: idOf,
    rowName: nameOf,
    columns,
    toChange: mayWrite ? toChange : undefined,
    canAdd: mayWrite,
    canRestore: true,
  }
  return (
    <>
      <Sheet
        {...sheet}
        rows={shown}
        groupings={groupings}
        points={points}
        onConfirm={mayWrite ? setConfirming : undefined}
        onOpenRow={row => onDo('open', [row])}
        actions={chosen => (
          <PaddockActions chosen={chosen} mayWrite={mayWrite} onDo={onDo} withoutOpen />
        )}
        tools={<WorkbookButtons {...sheet} {...names} rows={rows} />}
        empty={empty}
      />
      {confirming ? (
        <ConfirmWarning place={place} point={confirming} onClose={close} onConfirmed={close} />
      ) : null}
    </>
  )
}

const groupings = ['asset_type_id', 'property_id', 'soil_type']
const idOf = ({ id }: PaddockRow): number => id
const nameOf = ({ paddock }: PaddockRow): string => paddock.name
