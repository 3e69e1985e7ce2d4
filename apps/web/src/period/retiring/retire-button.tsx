// “Retire”, or “Restore” where all of them are retired already.

import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { isSomething, lastUsedChange } from './last-used.ts'
import type { Retiring } from './last-used.ts'
import type { CollectionPlace } from '../use-place.ts'
import { useUndoableAction } from '../use-undoable-action.ts'

interface Props extends Retiring {
  readonly place: CollectionPlace
  readonly onPressed?: () => void
}

export function RetireButton({ place, onPressed, ...retiring }: Props) {
  const keep = useUndoableAction()
  const { rows, whose } = retiring
  const isRetired = rows.every(({ last_period_id }) => isSomething(last_period_id))
  const press = () => {
    const { change, said } = lastUsedChange(retiring, place, !isRetired)
    void keep(change, said)
    onPressed?.()
  }
  const word = isRetired ? 'Restore' : 'Retire'
  const Icon = isRetired ? IconArchiveOff : IconArchive
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      aria-label={`${word}: ${whose}`}
      onClick={press}
    >
      {word}
    </Button>
  )
}
