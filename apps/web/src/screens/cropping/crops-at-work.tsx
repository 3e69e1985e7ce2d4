// The crops once they are read: which of them are shown, their sheet, and each one by itself.

import type { CollectionPlace } from '../../period/use-place.ts'
import type { CropDialog } from './crop-dialogs.tsx'
import { CropDrawer } from './crop-drawer.tsx'
import { CropFilters } from './crop-filters.tsx'
import { CropSheet } from './crop-sheet.tsx'
import type { Crops } from './use-crops.ts'
import { useOpenedCrop } from './use-opened-crop.ts'
import { useShownCrops } from './use-shown-crops.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  readonly mayWrite: boolean
  readonly onAsk: (asked: CropDialog) => void
}

export function CropsAtWork({ place, crops, mayWrite, onAsk }: Props) {
  const { shown, filtering, tagging, showAll } = useShownCrops(crops.rows)
  const { opened, part, open, close } = useOpenedCrop()
  const empty =
    crops.rows.length > 0
      ? 'No crop is like that.'
      : 'No crop yet. Choose a paddock and a crop in the first row, or paste a list from Excel.'
  return (
    <>
      <CropFilters
        crops={crops}
        filtering={filtering}
        tagging={tagging}
        onClear={showAll}
        shown={shown.length}
      />
      <CropSheet
        place={place}
        crops={crops}
        shown={shown}
        onShowAll={showAll}
        mayWrite={mayWrite}
        empty={empty}
        onAddTo={onAsk}
        onTag={tagged => onAsk({ tagged })}
        onOpen={({ id }) => open(id)}
      />
      <CropDrawer
        place={place}
        crops={crops}
        opened={opened}
        part={part}
        mayWrite={mayWrite}
        onClose={close}
      />
    </>
  )
}
