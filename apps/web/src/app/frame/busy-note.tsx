// The server is busy: when it is tried again, in a note that moves nothing on the page.

import { VisuallyHidden } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { useServerPause } from '../../data/hooks/use-server-pause.ts'
import { countText } from '../../ui/amounts.ts'

export function BusyNote() {
  const seconds = useServerPause()
  const spoken = useSpoken(seconds)
  return (
    <>
      {seconds !== undefined && (
        <p className="busy-note" aria-hidden="true">
          <IconHourglass size={18} />
          {busyWords(seconds)}
        </p>
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  )
}

/** Once for each pause, and not every second. */
function useSpoken(seconds: number | undefined): string {
  const [spoken, setSpoken] = useState('')
  if (seconds === undefined && spoken !== '') setSpoken('')
  if (seconds !== undefined && spoken === '') setSpoken(busyWords(seconds))
  return spoken
}

const inMinutesFrom = 90

function busyWords(seconds: number): string {
  const time =
    seconds < inMinutesFrom
      ? countText(seconds, 'second')
      : countText(Math.round(seconds / 60), 'minute')
  return `Furrow is busy. Trying again in ${time}.`
}
