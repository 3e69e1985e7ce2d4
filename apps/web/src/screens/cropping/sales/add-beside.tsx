// A storage, or a buyer’s invoice with its file, that is added while sales are typed.

import { EntityForm } from '../../../entry/form/entity-form.tsx'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { StorageList } from './storage-list.tsx'

export type ResourceBeside = 'crop_storages' | 'crop_rctis'

interface Props {
  readonly place: CollectionPlace
  readonly resource: ResourceBeside
  readonly onClose: () => void
}

const titles: Readonly<Record<ResourceBeside, string>> = {
  crop_storages: 'Add silo or other storage',
  crop_rctis: 'Buyer’s invoice (RCTI)',
}

export function AddBeside({ place, resource, onClose }: Props) {
  const { farmId, periodId } = place
  const given = {
    farm_id: farmId,
    ...(resource === 'crop_rctis' && { period_id: periodId }),
  }
  return (
    <DialogCard opened title={titles[resource]} onClose={onClose}>
      <EntityForm
        resource={resource}
        given={given}
        without={[...Object.keys(given), 'last_period_id']}
        onSaved={onClose}
      />
      {resource === 'crop_storages' ? <StorageList place={place} /> : null}
    </DialogCard>
  )
}
