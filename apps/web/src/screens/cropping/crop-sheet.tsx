// The sheet of the crops of a period.

import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useExplainedColumns } from '../../period/explained/use-explained-columns.ts'
import { PeriodSheet } from '../../period/period-sheet.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { pointsAbout } from '../../period/use-sheet-points.ts'
import { cropEntity } from './column-of.ts'
import { AddToButton, TagButton } from './crop-buttons.tsx'
import type { CropRow } from './crop-row.ts'
import { nameOf } from './crop-row.ts'
import { resourceOf } from './events/event-kinds.ts'
import { readyViews } from './ready-views.ts'
import { explainedCells } from './columns/explained-cells.ts'
import { useShownColumns } from './columns/use-shown-columns.ts'
import { useCropChange } from './use-crop-writing.ts'
import type { Crops } from './use-crops.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  readonly shown: readonly CropRow[]
  readonly onShowAll: () => void
  readonly mayWrite: boolean
  readonly empty: ReactNode
  readonly onOpen: (row: CropRow) => void
  /** Something is to be added to crops that are chosen. */
  readonly onAddTo: (rows: readonly CropRow[]) => void
  readonly onTag: (rows: readonly CropRow[]) => void
}

export function CropSheet({ place, crops, shown, onShowAll, mayWrite, empty, ...acts }: Props) {
  const { rows } = crops
  const { columns: shownColumns, unseen } = useShownColumns(place, crops, mayWrite)
  const columns = useExplainedColumns(shownColumns, explainedCells)
  const views = useMemo(() => readyViews(columns), [columns])
  const toChange = useCropChange(place, crops)
  return (
    <PeriodSheet
      name="crops"
      title="Crops"
      entity={cropEntity}
      columns={columns}
      unseen={unseen}
      rows={rows}
      shown={shown}
      onShowAll={onShowAll}
      rowName={nameOf}
      toChange={toChange}
      points={pointsOfCrops}
      removing="in the sheet"
      readyViews={views}
      groupings={groupings}
      onOpenRow={acts.onOpen}
      actions={(chosen, mayWrite) =>
        mayWrite && chosen.length > 0 ? (
          <>
            <AddToButton count={chosen.length} onAdd={() => acts.onAddTo(chosen)} />
            {crops.lists.tags.length > 0 ? (
              <TagButton count={chosen.length} onTag={() => acts.onTag(chosen)} />
            ) : null}
          </>
        ) : null
      }
      cards={{ facts, onOpen: acts.onOpen, empty }}
      empty={empty}
    />
  )
}

const groupings = [
  'crop.current_crop_id',
  'property',
  'crop.fallow_type_id',
  'crop.enterprise_id',
  'tags',
]
/** What tells one crop from another in the paddock. */
const facts = [
  'sowing.variety_id',
  'sowing.sowing_date',
  'sowing.sowing_area',
  'harvest.day',
  'complete',
]
const pointsOfCrops = pointsAbout([cropEntity.name, ...Object.values(resourceOf)])
