// What the ground brought to the crop: rain since the crop before, and what of it was stored.

import { storedSummerRain, waterAtSowing } from '@furrow/farming/fallow-water'
import { Text } from '@mantine/core'
import type { Column } from '../../../ui/table-columns.ts'
import { PlainTable } from '../../../ui/plain-table.tsx'
import type { CropRow } from '../crop-row.ts'
import { paddockName } from './in-hand.ts'
import type { StepProps } from './in-hand.ts'

export function FallowStep({ hand }: StepProps) {
  return (
    <>
      <PlainTable
        caption={`Fallow before ${hand.type.name.toLowerCase()}`}
        hideCaption
        columns={columns}
        rows={hand.rows}
        rowKey={({ id }) => id}
        empty="Choose the paddocks first."
      />
      <Text size="sm" c="dimmed">
        Rain is counted from the end of the crop before to the day of sowing, at the gauge of the
        paddock. Stored water is that rain times the paddock’s fallow efficiency; where none is
        entered, a third of it.
      </Text>
    </>
  )
}

const columns: readonly Column<CropRow>[] = [
  { key: 'paddock', heading: 'Paddock', value: paddockName },
  { key: 'gauge', heading: 'Rain gauge', value: ({ figures }) => figures.gauge },
  {
    ...{ key: 'rain', heading: 'Rain', unit: 'mm', kind: 'number', decimals: 0 },
    value: ({ figures }) => figures.fallowRain,
  },
  {
    ...{ key: 'efficiency', heading: 'Efficiency', kind: 'percent', decimals: 0 },
    value: ({ paddock }) => paddock?.fallow_efficiency,
  },
  {
    ...{ key: 'stored', heading: 'Stored', unit: 'mm', kind: 'number', decimals: 0 },
    value: storedWater,
  },
]

function storedWater({ figures, paddock }: CropRow): number | null {
  const { fallowRain } = figures
  if (fallowRain === null) return null
  const efficiency = paddock?.fallow_efficiency ?? null
  return efficiency === null ? storedSummerRain(fallowRain) : waterAtSowing(fallowRain, efficiency)
}
