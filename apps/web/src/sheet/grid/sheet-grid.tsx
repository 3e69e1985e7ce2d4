// The grid of a sheet with what readers are told of it, and what is spoken while one moves in it.

import { VisuallyHidden } from '@mantine/core'
import { useCallback, useId } from 'react'
import type { Dispatch, RefObject, SetStateAction } from 'react'
import { floorId } from './cell-editor.tsx'
import { Grid } from './grid.tsx'
import { selectionAt } from '../cells/selection.ts'
import { spokenOf } from '../state/spoken-cell.ts'
import type { Acting } from '../acts/use-sheet-acts.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly latest: RefObject<SheetState<Row>>
  readonly acting: Acting<Row>
  readonly onClosed: Dispatch<SetStateAction<ReadonlySet<string>>>
}

export function SheetGrid<Row>({ state, latest, acting, onClosed }: Props<Row>) {
  const help = useId()
  const { acts, grid, filling } = acting
  const onGroup = useCallback((key: string) => onClosed(now => toggledIn(now, key)), [onClosed])
  const onFocus = useCallback(() => {
    const { chosen, lineCount } = latest.current
    if (!chosen.selection && lineCount > 0) chosen.choose(selectionAt(0, 0))
  }, [latest])
  return (
    <>
      <Grid
        state={state}
        editorActs={acts.editing}
        headActs={acts.head}
        onGroup={onGroup}
        filling={filling}
        describedBy={help}
        root={{ ...grid, onFocus }}
      />
      <div id={floorId(state.gridId)} />
      <p id={help} hidden>
        {state.mayWrite ? writingHelp : readingHelp}
      </p>
      <VisuallyHidden aria-live="polite">{spokenOf(state)}</VisuallyHidden>
    </>
  )
}

const readingHelp = 'Arrows move. Press Esc, then Tab to leave the table.'
const writingHelp = `Type to fill in a cell, F2 to change it, Enter to go on. The menu key or Shift and F10 shows more. ${readingHelp}`

function toggledIn(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter(one => one !== key)) : new Set([...keys, key])
}
