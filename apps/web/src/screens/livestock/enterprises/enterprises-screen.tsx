// The livestock enterprises of a farm: which it runs in this period, and how it reckons with each.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import { WithSources } from '../../../period/explained/with-sources.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { AddEnterprise, SuggestedEnterprises } from './add-enterprise.tsx'
import { EnterpriseDrawer } from './enterprise-drawer.tsx'
import { EnterpriseSheet } from './enterprise-sheet.tsx'
import { useEnterprises } from './use-enterprises.ts'

export function LivestockEnterprisesScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const { mayWrite } = useMayWrite(place)
  const enterprises = useEnterprises(place)
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <ScreenTitle
        of={of}
        actions={mayWrite ? <AddEnterprise place={place} enterprises={enterprises} /> : null}
      >
        Livestock enterprises
      </ScreenTitle>
      <Stack gap="md">
        <StillReading {...enterprises} count={5} />
        {enterprises.isLoading ? null : (
          <>
            {mayWrite ? <SuggestedEnterprises place={place} enterprises={enterprises} /> : null}
            <WithSources place={place}>
              <EnterpriseSheet
                place={place}
                enterprises={enterprises}
                onOpen={({ id }) => setOpened(id)}
              />
            </WithSources>
          </>
        )}
      </Stack>
      <EnterpriseDrawer
        place={place}
        enterprises={enterprises}
        mayWrite={mayWrite}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}
