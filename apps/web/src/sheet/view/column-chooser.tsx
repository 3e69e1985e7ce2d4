// Which columns are shown, and in which order.

import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { DialogCard } from '../../ui/dialog-card.tsx'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { withMoved, withShown } from './sheet-view.ts'
import type { ViewNow } from './use-view.ts'

interface Props<Row> {
  /** All of the sheet. */
  readonly columns: readonly SheetColumn<Row>[]
  readonly view: ViewNow
  readonly onClose: () => void
}

export function ColumnChooser<Row>({ columns, view: now, onClose }: Props<Row>) {
  const { view, setView } = now
  const byId = new Map(columns.map(column => [column.id, column]))
  const all = view.columns.flatMap(id => byId.get(id) ?? [])
  const inOrder = [...all.filter(({ frozen }) => frozen), ...all.filter(({ frozen }) => !frozen)]
  const mover = (way: 'up' | 'down', place: number) => {
    const [column, target] = [inOrder[place], inOrder[place + (way === 'up' ? -1 : 1)]]
    const isFar = !column || !target || (column.frozen ?? false) !== (target.frozen ?? false)
    const move = isFar ? undefined : () => setView(withMoved(view, column.id, target.id))
    return <Mover heading={column?.heading ?? ''} way={way} onMove={move} />
  }
  return (
    <DialogCard
      opened
      title="Columns"
      onClose={onClose}
      size="md"
      actions={
        <>
          <Button variant="default" onClick={() => setView(undefined)}>
            Default view
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <ul className="sheet-columns">
        {inOrder.map((column, place) => (
          <li key={column.id}>
            <Checkbox
              label={[column.group, column.heading].filter(Boolean).join(': ')}
              checked={!view.hidden.includes(column.id)}
              // Without it no row could be added.
              disabled={column.required ?? false}
              onChange={event => setView(withShown(view, column.id, event.currentTarget.checked))}
            />
            {mover('up', place)}
            {mover('down', place)}
          </li>
        ))}
      </ul>
    </DialogCard>
  )
}

interface MoverProps {
  readonly heading: string
  readonly way: 'up' | 'down'
  /** Nothing at the ends, and beside columns that always stay in sight. */
  readonly onMove: (() => void) | undefined
}

function Mover({ heading, way, onMove }: MoverProps) {
  const Icon = way === 'up' ? IconArrowUp : IconArrowDown
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Move ${heading} ${way}`}
      // Left in place, so that who moves a column to the end keeps the focus.
      aria-disabled={onMove === undefined}
      data-disabled={onMove === undefined}
      onClick={onMove}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}
