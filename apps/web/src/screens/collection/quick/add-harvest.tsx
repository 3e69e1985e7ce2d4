// One harvest of one crop on its paddock: a further load where some of it is recorded already.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useToday } from '../../../period/use-today.ts'
import { dayText, numberText } from '../../../ui/amounts.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { harvestChange, harvestUnits } from './harvest-change.ts'
import { QuickDialog } from './quick-dialog.tsx'
import { useGrownCrops } from './use-grown-crops.ts'
import type { GrownCrop } from './use-grown-crops.ts'
import { useQuickSave } from './use-quick-save.ts'

interface Props {
  readonly place: CollectionPlace
  readonly onClose: () => void
}

export function AddHarvest({ place, onClose }: Props) {
  const { today } = useToday()
  const { outbox } = useFurrow()
  const { crops, isLoading } = useGrownCrops(place)
  const [cropId, setCropId] = useState<number | null>(null)
  const [day, setDay] = useState<string | null>(today)
  const [area, setArea] = useState<number | null>(null)
  const [quantity, setQuantity] = useState<number | null>(null)
  const { save, problem, setProblem, isBusy } = useQuickSave(onClose)
  const crop = crops.find(({ id }) => id === cropId)
  const submit = () => {
    if (!crop) return setProblem('Choose the crop that was harvested.')
    if (day === null || day > today) return setProblem('Choose a day up to today.')
    if (quantity === null) return setProblem(`Enter how many ${unitWords[unitOf(crop)]} came in.`)
    void save(harvestChange({ crop, day, area, quantity }, place, () => outbox.newId()))
  }
  return (
    <QuickDialog
      title="Add harvest"
      onClose={onClose}
      busy={isLoading || isBusy}
      problem={problem}
      onSubmit={submit}
    >
      {!isLoading && crops.length === 0 ? (
        <Text>No crop of this period is harvested. Add the crops under Cropping first.</Text>
      ) : null}
      <ChoiceInput
        label="Crop"
        required
        autoFocus
        options={crops.map(({ id, paddock, name }) => ({
          value: id,
          label: `${paddock}, ${name}`,
        }))}
        value={cropId}
        onCommit={setCropId}
      />
      <DateInput label="Date" required value={day} onCommit={setDay} />
      <NumberInput label="Area harvested" unit="ha" value={area} onCommit={setArea} />
      <NumberInput
        label="Harvested"
        unit={unitOf(crop)}
        required
        value={quantity}
        onCommit={setQuantity}
      />
      {crop ? <AlreadyHarvested place={place} crop={crop} /> : null}
    </QuickDialog>
  )
}

const unitWords: Readonly<Record<string, string>> = { t: 'tonnes', bales: 'bales' }

function unitOf(crop: GrownCrop | undefined): string {
  return crop ? harvestUnits[crop.kind] : 't'
}

interface AlreadyProps {
  readonly place: CollectionPlace
  readonly crop: GrownCrop
}

/** So that nobody enters a load twice. */
function AlreadyHarvested({ place: { farmId }, crop }: AlreadyProps) {
  const kind = cropEventKind(crop.kind)
  const where = { farm_id: farmId, crop_collection_id: crop.id }
  const { rows } = useRows(kind.table as 'grain_collection_events', { where })
  if (rows.length === 0) return null
  const said = rows.map(row => {
    const { [kind.day ?? '']: day, [kind.quantity ?? '']: amount } = row as Readonly<
      Record<string, unknown>
    >
    const quantity = `${numberText(typeof amount === 'number' ? amount : null)} ${unitOf(crop)}`
    return typeof day === 'string' ? `${quantity} on ${dayText(day)}` : quantity
  })
  return <Text size="sm">Already recorded: {said.join(', ')}. This will be added to it.</Text>
}
