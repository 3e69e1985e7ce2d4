// What the ground brought to the crop: rain since the crop before, and what of it was stored.

import { Text } from '@mantine/core'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { CropRow } from '../crop-row.ts'
import { RainFigure } from '../rain-figure.tsx'
import { paddockName } from '../wizard/current-crop.ts'
import type { StepProps } from '../wizard/current-crop.ts'

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
        paddock. Stored water is that rain times the paddock’s fallow efficiency: it needs the
        efficiency, and rain read for every day of the fallow.
      </Text>
    </>
  )
}

const columns: readonly TableColumn<CropRow>[] = [
  { key: 'paddock', heading: 'Paddock', value: paddockName },
  { key: 'gauge', heading: 'Rain gauge', value: row => row.gauge },
  {
    key: 'rain',
    heading: 'Rain',
    unit: 'mm',
    kind: 'number',
    decimals: 0,
    value: ({ line }) => line.fallow_rain,
    show: ({ line }) => <RainFigure mm={line.fallow_rain} unread={line.fallow_rain_unread} />,
  },
  {
    key: 'efficiency',
    heading: 'Efficiency',
    kind: 'percent',
    decimals: 0,
    value: ({ paddock }) => paddock?.fallow_efficiency,
  },
  {
    key: 'stored',
    heading: 'Stored',
    unit: 'mm',
    kind: 'number',
    decimals: 0,
    value: ({ line }) => line.stored_water,
  },
]
