// How far the period is, how complete, and the step that comes next for whoever looks.

import { Card, Group, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Ring } from '../../ui/ring.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { Blockers } from './blockers.tsx'
import { CollectionDays } from './collection-days.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { StatusSteps } from './status-steps.tsx'
import type { CollectionState, Points } from './use-collection.ts'
import { useMoveOn, useMover } from '../../period/progress/use-move-on.ts'
import { useStatusMoves } from './use-status-moves.ts'

/** When staff look through it. */
const ofValidator: readonly string[] = ['Submitted', 'In validation', 'Validated']

interface Props {
  readonly place: CollectionPlace
  readonly state: CollectionState
  readonly points: Points
  readonly arePointsKnown: boolean
}

export function StatusPanel({ place, state, points, arePointsKnown }: Props) {
  const blockers = arePointsKnown ? points.blockers : undefined
  const { period, status, moves, whyNot } = useStatusMoves(place, state.status, blockers)
  const { consults } = useMover(place.farmId)
  const isOpen = status === 'In progress'
  const moving = useMoveOn(period)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = useRef<HTMLHeadingElement>(null)
  return (
    <Card withBorder radius="lg" padding="lg" component="section" aria-labelledby="progress">
      <Title order={2} id="progress" mb="md" ref={heading} tabIndex={-1}>
        Progress
      </Title>
      <Group gap="xl" align="center">
        <Ring score={state.score} label="Whole collection complete" size={96} />
        <div className="status-words">
          <StatusSteps status={status} />
          <CollectionDays dates={state.dates} status={status} />
          {period?.reopened_because && period.status !== 'Released' ? (
            <Text size="sm" mt={4}>
              Reopened: {period.reopened_because}
            </Text>
          ) : null}
        </div>
      </Group>
      {isOpen ? (
        <Blockers place={place} sections={state.sections} blockers={blockers} headingRef={open} />
      ) : null}
      {consults && ofValidator.includes(status) ? (
        <Link
          className="to-validation"
          to="/collection/$farmId/period/$periodId/validation"
          params={{ farmId: String(place.farmId), periodId: String(place.periodId) }}
        >
          Validate this period
        </Link>
      ) : null}
      <StatusButtons
        moves={moves}
        moving={moving}
        whyNot={whyNot}
        onStopped={() => open.current?.focus()}
        onMoved={() => heading.current?.focus()}
      />
    </Card>
  )
}
