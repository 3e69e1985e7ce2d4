// The paddocks of a period: a sheet of them all, what they were before, and each one by itself.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { usePlace } from '../../period/use-place.ts'
import { useMayWrite } from '../../period/use-may-write.ts'
import { OpenPaddock } from './open-paddock.tsx'
import { PaddockTools } from './paddock-tools.tsx'
import { PaddocksAtWork } from './paddocks-at-work.tsx'
import type { Asked } from './paddock-dialogs.tsx'
import { StillReading } from '../../period/still-reading.tsx'
import { usePaddockAddress } from './use-paddock-address.ts'
import { usePaddocks } from './use-paddocks.ts'

export function PaddocksScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const address = usePaddockAddress()
  // Where one may not, the frame says why above every screen of the period.
  const { mayWrite } = useMayWrite(place)
  const paddocks = usePaddocks(place)
  const [asked, setAsked] = useState<Asked>()
  const tools = (
    <PaddockTools
      place={place}
      view={address.view}
      onView={paddocks.periodBefore && address.setView}
      onAdd={mayWrite ? () => setAsked({ deed: 'add' }) : undefined}
    />
  )
  return (
    <>
      <ScreenTitle of={of} actions={tools}>
        Paddocks
      </ScreenTitle>
      <Stack gap="md">
        <StillReading {...paddocks} />
        {paddocks.isLoading ? null : (
          <PaddocksAtWork
            place={place}
            paddocks={paddocks}
            address={address}
            mayWrite={mayWrite}
            asked={asked}
            onAsk={setAsked}
          />
        )}
      </Stack>
      <OpenPaddock place={place} paddocks={paddocks} address={address} mayWrite={mayWrite} />
    </>
  )
}
