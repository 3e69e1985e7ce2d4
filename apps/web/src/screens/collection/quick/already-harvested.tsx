// What is recorded of a crop’s harvest already, so that nobody enters a load twice.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import { Text } from '@mantine/core'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { dayText, numberText } from '../../../ui/amounts.ts'
import { harvestUnits } from './harvest-change.ts'
import type { CropToHarvest } from './use-crops-to-harvest.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crop: CropToHarvest
}

export function AlreadyHarvested({ place: { farmId }, crop }: Props) {
  const kind = cropEventKind(crop.kind)
  const where = { farm_id: farmId, crop_collection_id: crop.id }
  const { rows } = useRows(kind.table as 'grain_collection_events', { where })
  if (rows.length === 0) return null
  const said = rows.map(row => {
    const { [kind.day ?? '']: day, [kind.quantity ?? '']: amount } = row as Readonly<
      Record<string, unknown>
    >
    const quantity = `${numberText(typeof amount === 'number' ? amount : null)} ${harvestUnits[crop.kind]}`
    return typeof day === 'string' ? `${quantity} on ${dayText(day)}` : quantity
  })
  return <Text size="sm">Already recorded: {said.join(', ')}. This will be added to it.</Text>
}
