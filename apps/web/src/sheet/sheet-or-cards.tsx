// A sheet, and on a phone its rows as cards unless someone wants the table: which of them is kept on the device.

import { Group, SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useSheetNote } from '../data/hooks/sheet-notes.ts'
import { PlaceBesideTitle } from '../ui/beside-title.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
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
  const isPhone = useIsPhone()
  const undoing = useUndoNow()
  const kept = useSheetNote<string>(`${props.name} shape`, 'look')
  const [element, hold] = useState<HTMLElement | null>(null)
  const besideSwitch = useMemo(() => ({ element, hold }), [element])
  const shape = kept.value === 'Table' ? 'Table' : 'Cards'
  if (!isPhone || !cards) return <Sheet {...props} />
  // One of several in a row: none has a switch of its own.
  if (props.compact) return <SheetCards {...props} cards={cards} />
  // Nothing is painted that moves a moment later.
  if (!kept.isRead) return null
  return (
    <>
      <Group gap="xs" mb="sm" className="sheet-shape no-print">
        <SegmentedControl
          aria-label={`${props.title} as cards or as a table`}
          data={['Cards', 'Table']}
          value={shape}
          onChange={kept.write}
        />
        {shape === 'Cards' && props.toChange ? <UndoButtons {...undoing} /> : null}
        {shape === 'Table' ? <div className="sheet-shape-tools" ref={hold} /> : null}
      </Group>
      {shape === 'Cards' ? (
        <SheetCards {...props} cards={cards} />
      ) : (
        <PlaceBesideTitle value={besideSwitch}>
          <Sheet {...props} />
        </PlaceBesideTitle>
      )}
    </>
  )
}
