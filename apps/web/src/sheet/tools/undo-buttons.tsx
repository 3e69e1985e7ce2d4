// Undoes what was done last, and does it again: in the table and beside its cards.

import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { UndoNow } from '../writing/use-undo.ts'

export function UndoButtons({ undo, redo, canUndo, canRedo }: UndoNow) {
  return (
    <>
      <Button
        variant="subtle"
        className="sheet-tool"
        data-brief=""
        leftSection={<IconArrowBackUp {...drawn} />}
        disabled={!canUndo}
        onClick={undo}
      >
        Undo
      </Button>
      <Button
        variant="subtle"
        className="sheet-tool"
        data-brief=""
        leftSection={<IconArrowForwardUp {...drawn} />}
        disabled={!canRedo}
        onClick={redo}
      >
        Redo
      </Button>
    </>
  )
}

const drawn = { size: 18, 'aria-hidden': true } as const
