// What stands for years, by its age: cane by its ratoons, lucerne and pasture by years.

import type { StandAge } from '@furrow/farming/crops/stand-age'
import { Title } from '@mantine/core'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'

export function StandTable({ stands }: { readonly stands: readonly StandAge[] }) {
  if (stands.length === 0) return null
  return (
    <section aria-labelledby="crop-stands">
      <Title order={2} id="crop-stands" mb="sm">
        Stands by age
      </Title>
      <PlainTable
        caption="Stands by age"
        hideCaption
        bare
        columns={
          stands.every(({ own, produced }) => own === produced)
            ? columns.filter(({ key }) => key !== 'own')
            : columns
        }
        rows={stands}
        rowKey={({ crop, age }) => `${crop.id} ${age}`}
      />
    </section>
  )
}

const columns: readonly TableColumn<StandAge>[] = [
  { key: 'crop', heading: 'Crop', value: ({ crop }) => crop.name },
  { key: 'age', heading: 'Ratoon or age', value: ({ age }) => age },
  { key: 'paddocks', heading: 'Paddocks', kind: 'number', value: one => one.paddocks },
  {
    key: 'area',
    heading: 'Area',
    unit: 'ha',
    kind: 'number',
    decimals: 1,
    value: one => one.area,
    total: 'sum',
  },
  {
    key: 'produced',
    heading: 'Harvested',
    kind: 'number',
    decimals: 1,
    value: one => one.produced,
  },
  { key: 'own', heading: 'Our share', kind: 'number', decimals: 1, value: one => one.own },
  { key: 'yield', heading: 'Yield', kind: 'number', value: one => one.yield },
  { key: 'unit', heading: 'Yield in', value: ({ crop }) => crop.unit },
]
