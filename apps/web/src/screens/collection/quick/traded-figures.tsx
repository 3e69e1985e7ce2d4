// What animals that were sold or bought weighed, and for who sees money what they brought.

import { useSeesMoney } from '../../../period/use-sees-money.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { CurrencyInput } from '../../../ui/inputs/currency-input.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'

interface Props {
  readonly place: CollectionPlace
  /** Kilograms a head. */
  readonly weight: number | null
  /** Cents, of all of them together. */
  readonly value: number | null
  readonly onWeight: (weight: number | null) => void
  readonly onValue: (value: number | null) => void
}

export function TradedFigures({ place, weight, value, onWeight, onValue }: Props) {
  const seesMoney = useSeesMoney(place.farmId)
  return (
    <>
      <NumberInput
        label="Weight"
        unit="kg"
        description="Average for each animal."
        value={weight}
        onCommit={onWeight}
      />
      {seesMoney ? (
        <CurrencyInput
          label="Value"
          description="Of all of them, before selling costs, without GST."
          value={value}
          onCommit={onValue}
        />
      ) : null}
    </>
  )
}
