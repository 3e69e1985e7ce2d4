// The stock ledger: every movement of the period as a row.

import { Stack } from '@mantine/core'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useStock } from '../stock/use-stock.ts'
import { LedgerSheet } from './ledger-sheet.tsx'

export function LedgerScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const stock = useStock(place)
  return (
    <>
      <ScreenTitle of={of}>Stock ledger</ScreenTitle>
      <Stack gap="md">
        <StillReading {...stock} />
        {stock.isLoading ? null : <LedgerSheet place={place} stock={stock} />}
      </Stack>
    </>
  )
}
