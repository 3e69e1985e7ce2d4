// Of some species there is no class for young at foot: what is marked of them is in no line of the ledger.

import { Alert } from '@mantine/core'
import type { StockStepProps } from '../wizard/enterprise-in-hand.ts'

export function YoungWithoutClass({ hand: { classes, species } }: Pick<StockStepProps, 'hand'>) {
  if (classes.some(({ unweaned }) => unweaned)) return null
  return (
    <Alert color="ochre" title="Young are not counted in the ledger">
      {species?.name ?? 'This species'} has no class for young at foot, so what is marked adds no
      head. Where they grow into a class, enter them in the stock ledger as “Found in the count”,
      with a note.
    </Alert>
  )
}
