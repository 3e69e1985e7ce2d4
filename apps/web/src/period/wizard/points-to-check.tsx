// What the server says of what a wizard goes through: what keeps the period from being sent, and what looks wrong.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { Button, Text } from '@mantine/core'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { keyOfPoint, pointWords } from '../point-words.ts'
import { isWarning } from './step-state.ts'

interface Props {
  readonly points: readonly OpenPoint[]
  readonly mayWrite: boolean
  readonly onConfirm: (point: OpenPoint) => void
  /** The way to where it is put right, where a step is for it. */
  readonly goTo: (point: OpenPoint) => (() => void) | undefined
}

export function PointsToCheck({ points: all, mayWrite, onConfirm, goTo }: Props) {
  const points = eachOnce(all)
  return (
    <SimpleCard title="To check">
      {points.length === 0 ? <Text c="dimmed">No warnings.</Text> : null}
      <ul className="wizard-lines">
        {points.map(point => (
          <li key={keyOfPoint(point)} data-kind={isWarning(point) ? 'warning' : 'blocker'}>
            <span>
              {pointWords(point)}
              {point.confirmed ? ` Confirmed: ${point.confirmed.note}` : ''}
            </span>
            {goTo(point) ? (
              <Button
                variant="subtle"
                aria-label={`Go to: ${pointWords(point)}`}
                onClick={goTo(point)}
              >
                Go to
              </Button>
            ) : null}
            {mayWrite && isWarning(point) && !point.confirmed ? (
              <Button
                variant="subtle"
                aria-label={`Confirm: ${pointWords(point)}`}
                onClick={() => onConfirm(point)}
              >
                Confirm
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}

/** What is said at several cells is to be fixed once. A warning is confirmed of each record. */
function eachOnce(points: readonly OpenPoint[]): readonly OpenPoint[] {
  const said = new Map(
    points.map(point => [isWarning(point) ? keyOfPoint(point) : pointWords(point), point]),
  )
  return [...said.values()]
}
