// Whether the use of the screens may be recorded on this device: asked only where someone records.

import { Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'

export function RecordingCard() {
  const { recording } = useFurrow()
  const [isBusy, setBusy] = useState(false)
  if (!recording) return null
  const choose = async (isAgreed: boolean) => {
    setBusy(true)
    await recording.choose(isAgreed)
    setBusy(false)
  }
  return (
    <SimpleCard title="Recordings">
      <Text mb="sm">
        To fix what is hard to use, we may record how the screens are used on this device, and what
        is sent and answered. What you type into fields is masked, and passwords are left out.
      </Text>
      <Switch
        size="md"
        label="Record how I use Furrow on this device"
        checked={recording.isAgreed}
        disabled={isBusy}
        onChange={event => void choose(event.currentTarget.checked)}
      />
    </SimpleCard>
  )
}
