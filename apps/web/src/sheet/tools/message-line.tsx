// Below the sheet, for the active cell: what is wrong with it or odd about it, in words, and what can
// be done. Without anything to say, what is chosen.

import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCloudOff,
  IconInfoCircle,
  IconLock,
  IconMessageCircleQuestion,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import type { RowFieldState } from '../../data/hooks/use-row-states.ts'
import { cellState } from '../cells/cell-state.ts'
import type { CellState } from '../cells/cell-state.ts'
import { cellText } from '../cells/cell-text.ts'
import { cellsOfLine } from '../cells/kind-in-line.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import { chosenFigures } from '../state/chosen-figures.ts'
import { questionOf } from '../cells/question-points.ts'
import { mayBeConfirmed } from '../cells/row-points.ts'
import type { CellActs } from '../acts/use-cell-acts.ts'
import type { SheetState } from '../state/sheet-state.ts'
import type { Writing } from '../writing/use-writing.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly writing: Writing<Row>
  readonly cells: CellActs
}

export function MessageLine<Row>({ state, writing, cells }: Props<Row>) {
  const { chosen, columns, lines, knownOf, props } = state
  const column = chosen.active && columns[chosen.active.column]
  const line = chosen.active && lines[chosen.active.row]
  // What is asked at the cell says it all.
  if (!column || !line || chosen.editing?.asked) return <div className="sheet-message" />
  const known = knownOf(line)
  const cell = cellState(column, line, known)
  const mark = known.marks?.get(column.id)
  const at = { rowIndex: chosen.active?.row ?? 0, column: column.id }
  const points = known.points?.get(column.id) ?? []
  const point = points.find(mayBeConfirmed)
  const question = points.map(questionOf).find(id => id !== undefined)
  return (
    <div className="sheet-message" data-state={cell.kind}>
      <MessageWords state={cell} heading={column.heading} counts={column.counts}>
        {cell.suggestion === undefined ? undefined : cellText(column.kind, cell.suggestion)}
      </MessageWords>
      {mark?.offer !== undefined && state.mayWrite && (
        <Small onClick={() => writing.texts([{ ...at, text: mark.offer ?? '' }], 'typing')}>
          Use {mark.offer}
        </Small>
      )}
      {cell.kind === 'wrong' && mark && state.mayWrite && (
        <Proposal column={column} line={line} text={mark.text} onTake={cells.replace} />
      )}
      {cell.kind === 'wrong' && (
        <Small onClick={() => writing.forget([{ row: line.key, column: column.id }])}>
          Discard
        </Small>
      )}
      <RefusedButtons state={known.states?.get(column.id)} />
      {cell.kind === 'warned' && point && props.onConfirm && (
        <Small onClick={() => props.onConfirm?.(point)}>Confirm with a note</Small>
      )}
      {question !== undefined && props.onOpenQuestion && (
        <Small onClick={() => props.onOpenQuestion?.(question)}>Open the question</Small>
      )}
      {cell.suggestion !== undefined && !column.counts && state.mayWrite && (
        <Small onClick={cells.acceptSuggestions}>Use it</Small>
      )}
      {cell.kind === undefined && (
        <span className="sheet-hint">Press Esc, then Tab to leave the table</span>
      )}
      <span className="sheet-sums">{chosenFigures(state)}</span>
    </div>
  )
}

interface WordsProps {
  readonly state: CellState
  readonly heading: string
  readonly counts: boolean | undefined
  /** What is suggested. */
  readonly children: ReactNode
}

const countsWords = 'is calculated and counts until something else is entered.'

function MessageWords({ state, heading, counts, children }: WordsProps) {
  if (state.message) {
    return (
      <span>
        {icons[state.kind ?? 'saving']} <b>{heading}:</b> {state.message}
      </span>
    )
  }
  if (children !== undefined) {
    return (
      <span>
        <b>{heading}:</b> {children} {counts ? countsWords : 'is suggested and not confirmed yet.'}
      </span>
    )
  }
  const why = state.locked ?? state.unfit
  if (why === undefined) return null
  return (
    <span className="sheet-soft">
      <IconLock {...drawn} /> <b>{heading}:</b> {why}
    </span>
  )
}

const drawn = { size: 16, 'aria-hidden': true } as const

const icons = {
  wrong: <IconX {...drawn} />,
  refused: <IconX {...drawn} />,
  held: <IconCloudOff {...drawn} />,
  waiting: <IconCloudOff {...drawn} />,
  warned: <IconAlertTriangle {...drawn} />,
  asked: <IconMessageCircleQuestion {...drawn} />,
  noted: <IconInfoCircle {...drawn} />,
  saving: null,
  missing: null,
} as const

interface ProposalProps<Row> {
  readonly column: SheetColumn<Row>
  readonly line: SheetLine<Row>
  /** As it was typed. */
  readonly text: string
  readonly onTake: CellActs['replace']
}

/** What a text names that is not in the list yet can be added to it. */
function Proposal<Row>({ column, line, text, onTake }: ProposalProps<Row>) {
  const proposal = column.proposal?.(text, cellsOfLine(line))
  if (!proposal) return null
  return <Small onClick={() => onTake(text, proposal.add())}>{proposal.label}</Small>
}

function RefusedButtons({ state }: { readonly state: RowFieldState | undefined }) {
  const { outbox } = useFurrow()
  if (state?.kind !== 'refused' && state?.kind !== 'held') return null
  const { seq: change } = state
  return (
    <>
      <Small onClick={() => void outbox.retry(change)}>Try again</Small>
      <Small onClick={() => void outbox.discard(change)}>Discard</Small>
    </>
  )
}

function Small(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <Button variant="default" size="compact-sm" className="sheet-small" onClick={props.onClick}>
      {props.children}
    </Button>
  )
}
