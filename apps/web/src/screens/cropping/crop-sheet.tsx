// The sheet of the crops of a period.

import { Stack } from '@mantine/core'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Sheet } from '../../sheet/sheet.tsx'
import { WorkbookButtons } from '../../workbook/workbook-buttons.tsx'
import { ConfirmWarning } from '../../period/confirm-warning.tsx'
import { usePlaceNames } from '../../period/use-place-names.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { AddToButton } from './crop-buttons.tsx'
import { cropColumns } from './crop-columns.ts'
import type { CropRow } from './crop-row.ts'
import { nameOf } from './crop-row.ts'
import { useCropPoints } from './use-crop-points.ts'
import { ReadyViews } from './ready-views.tsx'
import { useCropChange } from './use-crop-writing.ts'
import type { Crops } from './use-crops.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  readonly shown: readonly CropRow[]
  readonly mayWrite: boolean
  readonly empty: ReactNode
  readonly onOpen: (row: CropRow) => void
  /** Something is to be added to crops that are chosen. */
  readonly onAddTo: (rows: readonly CropRow[]) => void
}

export function CropSheet({ place, crops, shown, mayWrite, empty, onOpen, onAddTo }: Props) {
  const { lists, paddocks, rows } = crops
  const names = usePlaceNames(place)
  const [view, setView] = useState<string>()
  const [confirming, setConfirming] = useState<OpenPoint>()
  const columns = useMemo(() => cropColumns(paddocks, lists), [paddocks, lists])
  const points = useCropPoints(place)
  const toChange = useCropChange(place, crops)
  const close = () => setConfirming(undefined)
  const sheet = {
    name: 'crops',
    title: 'Crops',
    rowId: idOf,
    rowName: nameOf,
    columns,
    toChange: mayWrite ? toChange : undefined,
    canAdd: mayWrite,
    canRestore: true,
  }
  return (
    <Stack gap="sm">
      <ReadyViews columns={columns} view={view} onView={setView} />
      <Sheet
        {...sheet}
        rows={shown}
        view={view}
        onView={setView}
        removing={mayWrite ? { canRestore: true } : undefined}
        groupings={groupings}
        points={points}
        onConfirm={mayWrite ? setConfirming : undefined}
        onOpenRow={onOpen}
        actions={chosen =>
          mayWrite && chosen.length > 0 ? (
            <AddToButton count={chosen.length} onAdd={() => onAddTo(chosen)} />
          ) : null
        }
        tools={<WorkbookButtons {...sheet} {...names} rows={rows} />}
        empty={empty}
      />
      {confirming ? (
        <ConfirmWarning place={place} point={confirming} onClose={close} onConfirmed={close} />
      ) : null}
    </Stack>
  )
}

const groupings = ['crop.current_crop_id', 'property', 'crop.fallow_type_id', 'crop.enterprise_id']
const idOf = ({ id }: CropRow): number => id
