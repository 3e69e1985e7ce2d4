// The paddocks of a period: a sheet of them all, what they were before, and each one by itself.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { usePlaceWords } from '../use-place-names.ts'
import { usePlace } from '../use-place.ts'
import { useWriting } from '../use-writing.ts'
import { OpenPaddock } from './open-paddock.tsx'
import { PaddockTools } from './paddock-tools.tsx'
import { PaddocksAtWork } from './paddocks-at-work.tsx'
import type { Asked } from './paddock-dialogs.tsx'
import { StillReading } from '../still-reading.tsx'
import { usePaddockAddress } from './use-paddock-address.ts'
import { usePaddocks } from './use-paddocks.ts'

export function PaddocksScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const address = usePaddockAddress()
  // Where one may not, the frame says why above every screen of the period.
  const { mayWrite } = useWriting(place)
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
          <PaddocksAtWork {...{ place, paddocks, address, mayWrite, asked }} onAsk={setAsked} />
        )}
      </Stack>
      <OpenPaddock {...{ place, paddocks, address, mayWrite }} />
    </>
  )
}
