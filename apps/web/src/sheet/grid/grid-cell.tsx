// One cell: its text, its marks, and in words what the marks say.

import { memo } from 'react'
import type { ReactNode } from 'react'
import { ColourDot } from '../../ui/filters/filter-chips.tsx'
import type { CellKind, CellValue, ChoiceKind } from '../cells/cell-kind.ts'
import type { CellState } from '../cells/cell-state.ts'
import { shownText } from '../cells/cell-text.ts'
import type { CellPlace } from '../view/sheet-layout.ts'

interface Props {
  /** Where readers have to find it. */
  readonly id: string | undefined
  readonly place: number
  readonly at: CellPlace<never>
  readonly value: CellValue
  /** Instead of the value, as it was typed. */
  readonly typed: string | undefined
  readonly state: CellState['kind']
  readonly message: string | undefined
  readonly locked: string | undefined
  readonly unfit: string | undefined
  readonly suggestion: CellValue | undefined
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly hasHandle: boolean
  readonly hasReach: boolean
  readonly editor?: ReactNode
}

export const GridCell = memo(function GridCell(props: Props) {
  const { at, state, message, locked, unfit, suggestion, isChosen, isActive, editor } = props
  const isSuggested = suggestion !== undefined && suggestion !== null
  const value = isSuggested ? suggestion : props.value
  const suggested = at.column.counts ? 'Calculated.' : 'Suggested, not confirmed yet.'
  const said = [message, isSuggested ? suggested : undefined, locked ?? unfit]
  const aria = {
    'aria-readonly': locked === undefined ? undefined : true,
    'aria-description': said.filter(Boolean).join(' ') || undefined,
  }
  return (
    <div
      role="gridcell"
      id={props.id}
      className="sheet-cell"
      aria-colindex={props.place + 2}
      aria-selected={isChosen || undefined}
      aria-invalid={state === 'wrong' || state === 'refused' ? true : undefined}
      {...aria}
      data-place={props.place}
      data-state={state}
      title={state === 'noted' ? message : undefined}
      data-active={isActive || undefined}
      data-locked={(locked ?? unfit) === undefined ? undefined : ''}
      data-suggested={isSuggested || undefined}
      data-figure={at.isFigure || undefined}
      data-zero={value === 0 || undefined}
      data-frozen={at.isFrozen || undefined}
      data-editing={editor === undefined ? undefined : ''}
      style={{ left: at.left, width: at.width }}
    >
      {editor ?? (
        <span className="sheet-words">
          {props.typed === undefined && hasColours(at.column.kind) && (
            <ColourChips kind={at.column.kind} value={value} />
          )}
          {props.typed ??
            shownText(at.column.kind, value, {
              isRefused: state === 'refused',
              decimals: at.decimals,
            })}
        </span>
      )}
      {state && editor === undefined && <span className="sheet-corner" aria-hidden />}
      {props.hasReach && <span className="sheet-reach" data-reach="" aria-hidden />}
      {props.hasHandle && <span className="sheet-handle" data-handle="" aria-hidden />}
    </div>
  )
})

function hasColours(kind: CellKind): kind is ChoiceKind {
  return kind.is === 'choice' && kind.options.some(({ color }) => color)
}

interface ChipProps {
  readonly kind: ChoiceKind
  readonly value: CellValue
}

function ColourChips({ kind, value }: ChipProps) {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const chosen = kind.options.filter(option => option.color && values.includes(option.value))
  return chosen.map(({ value: own, color }) => <ColourDot key={own} colour={color} />)
}
