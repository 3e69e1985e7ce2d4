// Where no gauge can be shown: the farm has none yet, or the address names one that is not there.

import { Button } from '@mantine/core'
import { EmptyState } from '../../../ui/empty-state.tsx'

export function NoGauge({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <EmptyState
      picture="gauge"
      title="No rain gauge yet"
      text="A gauge keeps the rain for each day. With a few years recorded, each season is compared with dry and wet ones."
      action={<Button onClick={onAdd}>Add gauge</Button>}
    />
  )
}

export function NoSuchGauge({ onMain }: { readonly onMain: () => void }) {
  return (
    <EmptyState
      title="Page not found"
      text="This rain gauge doesn’t exist on this farm. It may have been deleted, or belong to another farm."
      action={<Button onClick={onMain}>Show the main gauge</Button>}
    />
  )
}
