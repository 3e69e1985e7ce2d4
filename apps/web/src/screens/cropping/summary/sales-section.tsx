// How far each crop is sold, and the way to its sales and to what is still to be sold.

import type { SalesPosition } from '@furrow/farming/crops/sales-position'
import { Title, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { harvestKindOf } from '../events/event-kinds.ts'
import { CropSales } from '../sales/crop-sales-table.tsx'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import { useCrops } from '../use-crops.ts'
import { positionColumns, positionRows } from './position-columns.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly mayWrite: boolean
}

interface SectionProps extends Props {
  /** Nothing for who sees no money. */
  readonly positions: readonly SalesPosition[] | null
}

export function SalesSection({ place, mayWrite, positions }: SectionProps) {
  const { farmId, periodId } = place
  const seesMoney = useSeesMoney(farmId)
  const where = { farm_id: farmId, period_id: periodId }
  const { rows: grown } = useRows('crop_type_farm_periods', { where })
  const { rows: types } = useRows('crop_types', { sort: ['name'] })
  const { rows: harvests } = useRows('harvest_types')
  const sold = harvests.filter(({ slug }) => harvestKindOf(slug) !== undefined)
  const [open, setOpen] = useState<number>()
  const crops = types.filter(
    ({ id, harvest_type_id }) =>
      grown.some(({ crop_type_id }) => crop_type_id === id) &&
      sold.some(harvest => harvest.id === harvest_type_id),
  )
  const name = crops.find(({ id }) => id === open)?.name
  if (!seesMoney || crops.length === 0) return null
  const show = (id: number, words: string) => (
    <UnstyledButton className="crop-sales-open" onClick={() => setOpen(id)}>
      {words}
    </UnstyledButton>
  )
  return (
    <section aria-labelledby="crop-sales">
      <Title order={2} id="crop-sales">
        Sales
      </Title>
      <PlainTable
        caption="Sales position"
        columns={positionColumns(
          show,
          positions?.some(({ kept }) => kept > 0),
        )}
        rows={positionRows(crops, positions ?? [])}
        rowKey={({ key }) => key}
      />
      <SideDrawer
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={name && `Sales of ${name.toLowerCase()}`}
        size="xl"
      >
        {open === undefined ? null : <Sales place={place} mayWrite={mayWrite} cropTypeId={open} />}
      </SideDrawer>
    </section>
  )
}

function Sales({ place, mayWrite, cropTypeId }: Props & { readonly cropTypeId: number }) {
  const crops = useCrops(place)
  return (
    <>
      <StillReading {...crops} />
      {crops.isLoading ? null : (
        <CropSales place={place} crops={crops} cropTypeId={cropTypeId} mayWrite={mayWrite} />
      )}
    </>
  )
}
