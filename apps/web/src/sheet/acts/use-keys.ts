// What the keys do in a sheet in which no field stands open.

import { useCallback, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { moveIn } from '../state/move-in.ts'
import { selectionAt } from '../cells/selection.ts'
import type { CellActs } from './use-cell-acts.ts'
import type { EditingActs } from './use-editing.ts'
import type { SheetState } from '../state/sheet-state.ts'

export interface KeyActs {
  readonly editing: EditingActs
  readonly cells: CellActs
  readonly undo: () => void
  readonly redo: () => void
  readonly openMenu: () => void
}

type Key = KeyboardEvent<HTMLElement>

export function useKeys<Row>(state: RefObject<SheetState<Row>>, acts: RefObject<KeyActs>) {
  const leaves = useRef(false)
  return useCallback(
    (event: Key) => {
      const isOurs = event.target === event.currentTarget
      if (!isOurs || event.nativeEvent.isComposing) return
      const { key } = event
      // Escape and then Tab leaves the sheet, as any other field is left.
      if (key === 'Tab' && leaves.current) return
      if (!['Shift', 'Control', 'Alt', 'Meta'].includes(key)) {
        leaves.current = key === 'Escape'
        // A drawer around it closes with the second Escape, not with the one that leads out of the sheet.
        event.currentTarget.dataset['mantineStopPropagation'] = String(!leaves.current)
      }
      if (!pressed(event, state.current, acts.current)) return
      event.preventDefault()
      event.stopPropagation()
    },
    [state, acts],
  )
}

/** Whether the key was for the sheet. */
function pressed<Row>(event: Key, state: SheetState<Row>, acts: KeyActs): boolean {
  const { key, shiftKey: shift, altKey } = event
  const ctrl = event.ctrlKey || event.metaKey
  if (key === 'ContextMenu' || (key === 'F10' && shift)) {
    acts.openMenu()
    return true
  }
  if (ctrl && !altKey && commanded(key.toLowerCase(), shift, acts)) return true
  if (opens(event, state, acts)) return true
  if (!state.chosen.selection) return false
  // Space alone ticks; with Shift or Ctrl it chooses rows or columns.
  const next = altKey ? undefined : moveIn(state, state.chosen.selection, { key, shift, ctrl })
  if (next) state.chosen.choose(next)
  // The first column is in sight anyway; what comes after it is wanted, too.
  if (next && key === 'Home') state.boxRef.current?.scrollTo({ left: 0 })
  // Behind the last cell nothing is left by a slip: Enter would press what stands there.
  return next !== undefined || key === 'Tab'
}

function commanded(key: string, shift: boolean, { cells, undo, redo }: KeyActs): boolean {
  if (key === 'z' && !shift) undo()
  else if (key === 'y' || (key === 'z' && shift)) redo()
  else if (key === 'd') cells.fillDown()
  else if (key === 'r') cells.fillRight()
  else return false
  return true
}

/** Keys by which one types, clears, or goes back to one cell. */
function opens<Row>(event: Key, state: SheetState<Row>, { editing, cells }: KeyActs): boolean {
  const { key, altKey } = event
  // AltGr, by which some keyboards write @, counts as Ctrl and Alt as well.
  const isLetter = event.getModifierState('AltGraph')
  const isPlain = isLetter || (!event.ctrlKey && !event.metaKey && !altKey)
  if (key === 'F2') return editing.open({ isCareful: true }) || true
  if (key === 'Delete' || key === 'Backspace') return cells.clear()
  if (altKey && key === 'ArrowDown') return editing.open({ isCareful: true }) || true
  if (key === 'Escape') {
    const { active } = state.chosen
    if (active) state.chosen.choose(selectionAt(active.row, active.column))
    return false
  }
  if (!isPlain) return false
  if (key === ' ' && !event.shiftKey && cells.toggle()) return true
  if (key === ' ' && event.shiftKey) return false
  if (/^.$/u.test(key)) return editing.open({ seed: key }) || true
  // A key that begins a letter: it goes on in the field, which is there before the letter is.
  if (key === 'Dead' || key === 'Process') {
    editing.open({ seed: '' })
    return false
  }
  return false
}
