// The yearly sheets of stock, one at a time: for farms that keep totals rather than a ledger.

import { Stack, Tabs, Text } from '@mantine/core'
import { useAddressWords } from '../../../period/use-address-words.ts'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useBooksKept } from './use-books-kept.ts'
import { whyNotCounted, yearlyKind, yearlyKinds } from './yearly-kinds.ts'
import { YearlySheet } from './yearly-sheet.tsx'

export function YearlyScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const [{ sheet }, changeWords] = useAddressWords(['sheet'])
  const kind = yearlyKind(sheet)
  const why = whyNotCounted(kind, useBooksKept(place))
  return (
    <>
      <ScreenTitle of={of}>Yearly totals of stock</ScreenTitle>
      <Stack gap="md">
        <Tabs value={kind.name} onChange={name => changeWords({ sheet: name })} keepMounted={false}>
          <Tabs.List aria-label="Yearly sheets" className="no-print">
            {yearlyKinds.map(({ name, title }) => (
              <Tabs.Tab key={name} value={name}>
                {title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={kind.name} pt="xs">
            {why ? (
              <Text size="sm" c="var(--attention)" role="status">
                {why}
              </Text>
            ) : null}
            <YearlySheet key={kind.name} place={place} kind={kind} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </>
  )
}
