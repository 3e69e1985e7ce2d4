// Stock that was sold, bought or lost, entered in the yards: which, how many, and what they brought.

import { Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { QuickDialog } from './quick-dialog.tsx'
import { causes, stockToAdd } from './stock-to-add.ts'
import type { StockEntryKind } from './stock-to-add.ts'
import { TradedFigures } from './traded-figures.tsx'
import { useQuickSave } from './use-quick-save.ts'
import { keyOf, useStockToMove } from './use-stock-to-move.ts'
import { useUsualDay } from './use-usual-day.ts'

interface Props {
  readonly place: CollectionPlace
  readonly onClose: () => void
}

export const AddStockSale = (props: Props) => <AddStock kind="sale" {...props} />
export const AddStockPurchase = (props: Props) => <AddStock kind="purchase" {...props} />
export const AddStockDeaths = (props: Props) => <AddStock kind="death" {...props} />

const titles: Readonly<Record<StockEntryKind, string>> = {
  sale: 'Add stock sale',
  purchase: 'Add stock purchase',
  death: 'Add deaths',
}
const doneTo: Readonly<Record<StockEntryKind, string>> = {
  sale: 'sold',
  purchase: 'bought',
  death: 'lost',
}

function AddStock({ kind, place, onClose }: Props & { readonly kind: StockEntryKind }) {
  const { outbox } = useFurrow()
  const { stock, isLoading } = useStockToMove(place)
  const [chosen, setChosen] = useState<string | null>(null)
  const { day, setDay } = useUsualDay(place.periodId)
  const [number, setNumber] = useState<number | null>(null)
  const [weight, setWeight] = useState<number | null>(null)
  const [value, setValue] = useState<number | null>(null)
  const [cause, setCause] = useState<string | null>(null)
  const { save, problem, setProblem, isBusy } = useQuickSave(onClose)
  const submit = () => {
    const one = stock.find(other => keyOf(other) === chosen)
    if (!one) return setProblem(`Choose the stock that was ${doneTo[kind]}.`)
    if (number === null || number === 0) return setProblem(`Enter how many were ${doneTo[kind]}.`)
    if (day === null) return setProblem('Enter the date.')
    const typed = { kind, stock: one, day, number, weight, value, cause }
    void save(stockToAdd(typed, place, () => outbox.newId()))
  }
  return (
    <QuickDialog
      title={titles[kind]}
      onClose={onClose}
      busy={isLoading || isBusy}
      problem={problem}
      onSubmit={submit}
    >
      {!isLoading && stock.length === 0 ? (
        <Text>This period has no livestock yet. Add the enterprises under Livestock first.</Text>
      ) : null}
      <ChoiceInput
        label="Class"
        required
        options={stock.map(one => ({ value: keyOf(one), label: one.name }))}
        value={chosen}
        onCommit={setChosen}
      />
      <NumberInput label="Number" unit="head" required value={number} onCommit={setNumber} />
      <DateInput label="Date" required value={day} onCommit={setDay} />
      {kind === 'death' ? (
        <ChoiceInput label="Cause" options={causes} value={cause} onCommit={setCause} />
      ) : (
        <TradedFigures
          place={place}
          weight={weight}
          value={value}
          onWeight={setWeight}
          onValue={setValue}
        />
      )}
    </QuickDialog>
  )
}
