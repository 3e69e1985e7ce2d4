// The stock ledger: every movement of the period as a row.

import { Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { StillReading } from '../../../period/still-reading.tsx'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useStock } from '../stock/use-stock.ts'
import { LedgerSheet } from './ledger-sheet.tsx'
import { LedgerWays } from './ledger-ways.tsx'
import { StatementDialog } from '../statement/statement-dialog.tsx'
import { useLedgerColumns } from './use-ledger-columns.ts'

export function LedgerScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const { mayWrite } = useMayWrite(place)
  const stock = useStock(place)
  const { choices, ...columns } = useLedgerColumns(place, stock)
  const [isPasting, setPasting] = useState(false)
  const { contacts } = stock.lists
  const agents = useMemo(
    () => contacts.map(({ id, name }) => ({ value: id, label: name })),
    [contacts],
  )
  const paste = mayWrite && !stock.isLoading ? () => setPasting(true) : undefined
  return (
    <>
      <ScreenTitle of={of} actions={<LedgerWays place={place} onPaste={paste} />}>
        Stock ledger
      </ScreenTitle>
      <Stack gap="md">
        <StillReading {...stock} />
        {stock.isLoading ? null : <LedgerSheet stock={stock} {...columns} choices={choices} />}
      </Stack>
      {isPasting ? (
        <StatementDialog
          place={place}
          choices={choices}
          agents={agents}
          onClose={() => setPasting(false)}
        />
      ) : null}
    </>
  )
}
