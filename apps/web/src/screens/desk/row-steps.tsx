// What one can do from a row of the board: open the farm, go to what waits there, move its status on. Up and down
// lead from farm to farm, as in a sheet.

import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { nextMove, nextStep } from '../../period/board/board-rows.ts'
import type { BoardRow } from '../../period/board/board-rows.ts'
import type { Move } from '../../period/progress/status-moves.ts'
import { useMoveOn } from '../../period/progress/use-move-on.ts'

export function FarmLink(row: BoardRow) {
  const { farm, businesses, periodId } = row
  return (
    <span className="two-lines">
      <StepLink row={row} to={periodId === undefined ? 'periods' : 'collection'}>
        {farm}
      </StepLink>
      <Text span size="sm" c="dimmed">
        {businesses.join(', ')}
      </Text>
    </span>
  )
}

export function NextStep(row: BoardRow) {
  const { label, to } = nextStep(row)
  const move = nextMove(row)
  return (
    <span className="next-steps">
      {to ? (
        <StepLink row={row} to={to} named={`${label}: ${row.farm}`}>
          {label}
        </StepLink>
      ) : null}
      {move ? <MoveOn row={row} move={move} /> : null}
    </span>
  )
}

interface LinkProps {
  readonly row: BoardRow
  readonly to: NonNullable<ReturnType<typeof nextStep>['to']>
  /** Whose it is stands with it, for those who read link by link. */
  readonly named?: string
  readonly children: ReactNode
}

function StepLink({ row: { id, periodId }, to, named, children }: LinkProps) {
  const params = { farmId: String(id), periodId: String(periodId) }
  const shared = { 'aria-label': named, onKeyDown: moveByRow }
  if (to === 'questions') {
    return (
      <Link to="/questions" search={{ farm: id }} {...shared}>
        {children}
      </Link>
    )
  }
  const place = '/collection/$farmId/period'
  const inPeriod = {
    collection: `${place}/$periodId`,
    validation: `${place}/$periodId/validation`,
    reports: `${place}/$periodId/report`,
  } as const
  return (
    <Link to={to === 'periods' ? place : inPeriod[to]} params={params} {...shared}>
      {children}
    </Link>
  )
}

interface MoveProps {
  readonly row: BoardRow
  readonly move: Move
}

/** The button of another step stands there afterwards: the focus goes to the farm, so that nobody presses twice. */
function MoveOn({ row: { farm, farmPeriod }, move }: MoveProps) {
  const { moveOn, problem, isMoving } = useMoveOn(farmPeriod, farm)
  const press = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest('tr')
    if (await moveOn(move)) row?.querySelector('a')?.focus()
  }
  return (
    <>
      <Button
        variant="light"
        size="sm"
        loading={isMoving}
        aria-label={`${move.label}: ${farm}`}
        onClick={event => void press(event)}
        onKeyDown={moveByRow}
      >
        {move.label}
      </Button>
      {problem ? (
        <Text span size="sm" c="var(--wrong)" role="alert">
          {problem}
        </Text>
      ) : null}
    </>
  )
}

/** To the same column of the row above or below; where there is nothing to press, to its farm. */
function moveByRow(event: KeyboardEvent<HTMLElement>) {
  const cell = event.currentTarget.closest('td')
  const row = cell?.closest('tr')
  const { key } = event
  const other = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  if (!cell || !(key === 'ArrowDown' || key === 'ArrowUp')) return
  if (!(other instanceof HTMLTableRowElement)) return
  event.preventDefault()
  const steps = 'a, button'
  const inColumn = other.cells[cell.cellIndex]?.querySelector<HTMLElement>(steps)
  const next = inColumn ?? other.querySelector<HTMLElement>(steps)
  next?.focus()
}
