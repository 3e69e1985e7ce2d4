// A sheet, and on a phone its rows as cards unless someone wants the table.

import { Group, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Sheet } from './sheet.tsx'
import { UndoButtons } from './tools/undo-buttons.tsx'
import { useUndoNow } from './writing/use-undo.ts'
import type { SheetProps } from './writing/sheet-props.ts'
import { SheetCards } from './cards/sheet-cards.tsx'
import type { CardsOfSheet } from './cards/cards-of-sheet.ts'

type Props<Row> = SheetProps<Row> & {
  /** Without them it is a table on a phone as well. */
  readonly cards?: CardsOfSheet<Row> | undefined
}

export function SheetOrCards<Row>({ cards, ...props }: Props<Row>) {
  const isPhone = useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false })
  const undoing = useUndoNow()
  const [shape, setShape] = useState('Cards')
  if (!isPhone || !cards) return <Sheet {...props} />
  return (
    <>
      <Group gap="xs" mb="sm" className="no-print">
        <SegmentedControl
          aria-label={`${props.title} as cards or as a table`}
          data={['Cards', 'Table']}
          value={shape}
          onChange={setShape}
        />
        {shape === 'Cards' && props.toChange ? <UndoButtons {...undoing} /> : null}
      </Group>
      {shape === 'Cards' ? <SheetCards {...props} cards={cards} /> : <Sheet {...props} />}
    </>
  )
}
