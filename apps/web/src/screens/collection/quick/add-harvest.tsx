// One harvest of one crop on its paddock: a further load where some of it is recorded already.

import { Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { AlreadyHarvested } from './already-harvested.tsx'
import { harvestChange, harvestUnits } from './harvest-change.ts'
import { QuickDialog } from './quick-dialog.tsx'
import { useCropsToHarvest } from './use-crops-to-harvest.ts'
import type { CropToHarvest } from './use-crops-to-harvest.ts'
import { useQuickSave } from './use-quick-save.ts'
import { useUsualDay } from './use-usual-day.ts'

interface Props {
  readonly place: CollectionPlace
  readonly onClose: () => void
}

export function AddHarvest({ place, onClose }: Props) {
  const { outbox } = useFurrow()
  const { crops, isLoading } = useCropsToHarvest(place)
  const [cropId, setCropId] = useState<number | null>(null)
  const { day, setDay, today } = useUsualDay(place.periodId)
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

function unitOf(crop: CropToHarvest | undefined): string {
  return crop ? harvestUnits[crop.kind] : 't'
}
