// A switch whose move is told to the server there and then. It stands where it was moved to until the
// rows say so, too; where the server would not have it, it moves back.

import { useState } from 'react'
import { FlagInput } from '../ui/inputs/flag-input.tsx'
import type { SaveMarkState } from '../ui/save-mark.tsx'

interface Props {
  readonly label: string
  readonly value: boolean
  readonly disabled?: boolean
  readonly state?: SaveMarkState
  /** Whether it was taken. */
  readonly onTell: (value: boolean) => Promise<boolean>
}

export function ServerSwitch({ label, value, disabled, state, onTell }: Props) {
  const [moved, setMoved] = useState<boolean>()
  if (moved === value) setMoved(undefined)
  const tell = async (to: boolean) => {
    setMoved(to)
    const isTaken = await onTell(to)
    if (!isTaken) setMoved(undefined)
  }
  return (
    <FlagInput
      label={label}
      value={moved ?? value}
      disabled={disabled}
      state={state}
      onCommit={to => void tell(to === true)}
    />
  )
}
