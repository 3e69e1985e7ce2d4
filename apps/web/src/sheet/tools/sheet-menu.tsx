// The menu of the chosen cells, or of a heading: all that a mouse can do can be done from here, too.

import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNotices } from '../../ui/notices.tsx'
import { askedCell } from '../state/asked-cell.ts'
import { suggestions } from '../state/chosen-cells.ts'
import { ColumnItems } from './column-items.tsx'
import { chosenLines, removable } from '../acts/use-row-acts.ts'
import type { MenuNow } from '../state/use-menu.ts'
import type { SheetState } from '../state/sheet-state.ts'
import type { SheetActs } from '../acts/use-sheet-acts.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly menu: MenuNow
  readonly acts: SheetActs<Row>
  readonly onFilter: (column: string) => void
}

export function SheetMenu<Row>({ state, menu, acts, onFilter }: Props<Row>) {
  const { open, close } = menu
  const { chosen, columns, props } = state
  const isOfHeading = open?.column !== undefined
  const id = open?.column ?? (chosen.active && columns[chosen.active.column]?.id)
  const column = columns.find(one => one.id === id)
  if (!open) return null
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-start"
      shadow="md"
      returnFocus={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      floatingStrategy="fixed"
      // All of it is in sight, if need be beside where it was asked for.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      classNames={{ item: 'sheet-item' }}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className="sheet-menu-place"
          aria-label={isOfHeading ? `Menu of ${column?.heading}` : 'Menu of the cell'}
          style={{ left: open.x, top: open.y }}
        />
      </Menu.Target>
      <Menu.Dropdown className="sheet-menu" onKeyDown={event => event.stopPropagation()}>
        {!isOfHeading && <CellItems state={state} acts={acts} />}
        {column && !props.compact && (
          <>
            {!isOfHeading && <Menu.Divider />}
            <ColumnItems state={state} head={acts.head} column={column} onFilter={onFilter} />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

interface ItemsProps<Row> {
  readonly state: SheetState<Row>
  readonly acts: SheetActs<Row>
}

function CellItems<Row>({ state, acts }: ItemsProps<Row>) {
  const { mayWrite, props } = state
  const clipboard = useClipboardItems(state, acts)
  const gone = removable(state).length
  const first = chosenLines(state)[0]?.row
  const asked = askedCell(state)
  return (
    <>
      <Item keys="Ctrl C" onClick={clipboard.copy}>
        Copy
      </Item>
      {mayWrite && (
        <>
          <Item keys="Ctrl X" onClick={clipboard.cut}>
            Cut
          </Item>
          <Item keys="Ctrl V" onClick={clipboard.paste}>
            Paste
          </Item>
          <Item keys="Ctrl D" onClick={acts.cells.fillDown}>
            Fill down
          </Item>
          <Item keys="Ctrl R" onClick={acts.cells.fillRight}>
            Fill right
          </Item>
          {suggestions(state).length > 0 && (
            <Item onClick={acts.cells.acceptSuggestions}>Use suggestion</Item>
          )}
          <Item keys="Del" onClick={() => acts.cells.clear()}>
            Clear
          </Item>
          {props.canAdd && <Item onClick={acts.rows.goToNew}>Add a row</Item>}
          {gone > 0 && (
            <Item onClick={acts.rows.remove}>
              {gone === 1 ? 'Delete the row' : `Delete ${gone} rows`}
            </Item>
          )}
        </>
      )}
      {props.onAsk && asked && (
        <Item onClick={() => props.onAsk?.(asked)}>Ask about this cell</Item>
      )}
      {props.onOpenRow && first !== undefined && (
        <Item onClick={() => acts.rows.open()}>{`Open ${props.rowName(first)}`}</Item>
      )}
    </>
  )
}

interface ItemProps {
  readonly keys?: string
  readonly onClick: () => void
  readonly children: ReactNode
}

function Item({ keys, onClick, children }: ItemProps) {
  return (
    <Menu.Item rightSection={keys && <kbd className="sheet-keys">{keys}</kbd>} onClick={onClick}>
      {children}
    </Menu.Item>
  )
}

/** The menu has the focus; what is copied is asked of the grid. */
function useClipboardItems<Row>({ boxRef }: SheetState<Row>, { cells }: SheetActs<Row>) {
  const notices = useNotices()
  const withGrid = (work: () => void) => () => {
    boxRef.current?.focus({ preventScroll: true })
    work()
  }
  const ask = (name: 'copy' | 'cut') =>
    withGrid(() => {
      if (!document.execCommand(name)) notices.say(`Press Ctrl+${name === 'copy' ? 'C' : 'X'}.`)
    })
  const paste = async () => {
    // Some browsers ask first, and some never allow it.
    const text = await navigator.clipboard?.readText().catch(() => undefined)
    if (text === undefined) notices.say('Press Ctrl+V to paste.')
    else cells.pasteText(text)
  }
  return { copy: ask('copy'), cut: ask('cut'), paste: () => void paste() }
}
