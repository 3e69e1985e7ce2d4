// What was retired before the period is left out of its sheet; a press shows it along with the rest.

import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { CollectionPlace } from '../use-place.ts'
import { usePartedByUse } from './use-still-used.ts'
import type { Retirable } from './use-still-used.ts'

interface WithRetired<Row> {
  readonly rows: readonly Row[]
  /** Nothing where nothing is retired. */
  readonly button: ReactNode
}

export function useRetiredShown<Row extends Retirable>(
  all: readonly Row[],
  place: CollectionPlace,
): WithRetired<Row> {
  const { used, retired } = usePartedByUse(all, place)
  const [isShown, setShown] = useState(false)
  if (retired.length === 0) return { rows: used, button: null }
  const button = (
    <Button
      variant="default"
      leftSection={<IconArchive size={18} aria-hidden />}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? 'Hide' : 'Show'} {retired.length} retired
    </Button>
  )
  return { rows: isShown ? all : used, button }
}
