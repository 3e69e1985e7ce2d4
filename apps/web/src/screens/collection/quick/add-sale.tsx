// One sale of a crop of the period: how much, when, and what it brought.

import { Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { CurrencyInput } from '../../../ui/inputs/currency-input.tsx'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { QuickDialog } from './quick-dialog.tsx'
import { saleToAdd, saleUnits } from './sale-to-add.ts'
import type { SoldAs } from './sale-to-add.ts'
import { useQuickSave } from './use-quick-save.ts'
import { useUsualDay } from './use-usual-day.ts'

interface Props {
  readonly place: CollectionPlace
  readonly onClose: () => void
}

export function AddSale({ place, onClose }: Props) {
  const { outbox } = useFurrow()
  const { crops, isLoading } = useCropsToSell(place)
  const [grown, setGrown] = useState<number | null>(null)
  const { day, setDay } = useUsualDay(place.periodId)
  const [quantity, setQuantity] = useState<number | null>(null)
  const [baleWeight, setBaleWeight] = useState<number | null>(null)
  const [income, setIncome] = useState<number | null>(null)
  const { save, problem, setProblem, isBusy } = useQuickSave(onClose)
  const crop = crops.find(({ id }) => id === grown)
  const unit = crop ? saleUnits[crop.soldAs] : 't'
  const submit = () => {
    if (!crop) return setProblem('Choose the crop that was sold.')
    if (day === null) return setProblem('Enter the date of the sale.')
    if (quantity === null) return setProblem('Enter how much was sold.')
    const { id, name, soldAs } = crop
    const weight = soldAs === 'hay' ? baleWeight : null
    const typed = { farmId: place.farmId, grown: id, crop: name, soldAs, day, quantity, income }
    void save(saleToAdd({ ...typed, baleWeight: weight }, () => outbox.newId()))
  }
  return (
    <QuickDialog
      title="Add crop sale"
      onClose={onClose}
      busy={isLoading || isBusy}
      problem={problem}
      onSubmit={submit}
    >
      {!isLoading && crops.length === 0 ? (
        <Text>This period has no crop to sell yet. Add the crops under Cropping first.</Text>
      ) : null}
      <ChoiceInput
        label="Crop"
        required
        options={crops.map(({ id, name }) => ({ value: id, label: name }))}
        value={grown}
        onCommit={setGrown}
      />
      <DateInput label="Date" required value={day} onCommit={setDay} />
      <NumberInput label="Sold" unit={unit} required value={quantity} onCommit={setQuantity} />
      {crop?.soldAs === 'hay' ? (
        <NumberInput label="Bale weight" unit="kg" value={baleWeight} onCommit={setBaleWeight} />
      ) : null}
      <CurrencyInput
        label={crop?.soldAs === 'lint' ? 'Lint income' : 'Income'}
        description="Before levies and freight, without GST."
        value={income}
        onCommit={setIncome}
      />
    </QuickDialog>
  )
}

interface CropToSell {
  readonly id: number
  readonly name: string
  readonly soldAs: SoldAs
}

function useCropsToSell({ farmId, periodId }: CollectionPlace) {
  const where = { farm_id: farmId, period_id: periodId }
  const grown = useRows('crop_type_farm_periods', { where })
  const types = useRows('crop_types', { sort: ['name'] })
  const harvests = useRows('harvest_types')
  const crops = types.rows.flatMap(({ id, name, harvest_type_id }): readonly CropToSell[] => {
    const own = grown.rows.find(({ crop_type_id }) => crop_type_id === id)
    const slug = harvests.rows.find(harvest => harvest.id === harvest_type_id)?.slug
    const soldAs = slug === 'cane' ? 'grain' : ways.find(way => way === slug)
    return own && soldAs ? [{ id: own.id, name, soldAs }] : []
  })
  return { crops, isLoading: [grown, types, harvests].some(({ isLoading }) => isLoading) }
}

const ways = ['grain', 'hay', 'lint'] as const
