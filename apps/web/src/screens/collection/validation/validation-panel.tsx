// Where a period stands on its way to the release: who submitted it, who validates it, what is still open, and the step
// that comes next.

import { Card, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSignedIn } from '../../../data/context/furrow-context.ts'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useMoveOn } from '../../../period/progress/use-move-on.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { useValidationMoments } from '../../../period/progress/use-submissions.ts'
import { momentText } from '../../../ui/amounts.ts'
import { Blockers } from '../blockers.tsx'
import { StatusButtons } from '../status-buttons.tsx'
import { StatusSteps } from '../status-steps.tsx'
import type { CollectionState, Points } from '../use-collection.ts'
import { useStatusMoves } from '../use-status-moves.ts'
import { stillOpenWords } from './still-open.ts'
import type { StillOpen } from './still-open.ts'

type Moments = ReturnType<typeof useValidationMoments>

interface Props {
  readonly place: CollectionPlace
  readonly state: CollectionState
  readonly points: Points
  readonly arePointsKnown: boolean
  readonly moments: Moments
  /** Nothing as long as it is not counted. */
  readonly open: StillOpen | undefined
}

export function ValidationPanel(props: Props) {
  const { place, state, points, arePointsKnown, moments, open } = props
  const blockers = arePointsKnown ? points.blockers : undefined
  const { period, status, moves, whyNot } = useStatusMoves(place, state.status, blockers)
  const moving = useMoveOn(period)
  const heading = useRef<HTMLHeadingElement>(null)
  const toFix = useRef<HTMLHeadingElement>(null)
  const { farmId, periodId } = place
  const params = { farmId: String(farmId), periodId: String(periodId) }
  return (
    <Card withBorder radius="lg" padding="lg" component="section" aria-labelledby="status">
      <Title order={2} id="status" mb="md" ref={heading} tabIndex={-1}>
        Status
      </Title>
      <StatusSteps status={status} />
      <Handed place={place} status={status} moments={moments} />
      {points.blockers.length > 0 ? (
        <Blockers
          place={place}
          sections={state.sections}
          blockers={blockers}
          isSubmitted={status !== 'In progress'}
          headingRef={toFix}
        />
      ) : null}
      <Text mt="md" fw={600} role="status">
        {open ? stillOpenWords(open) : 'Counting what is open …'}
      </Text>
      <StatusButtons
        moves={moves}
        moving={moving}
        whyNot={whyNot}
        onStopped={() => toFix.current?.focus()}
        onMoved={() => heading.current?.focus()}
      />
      <Link className="to-collection" to="/collection/$farmId/period/$periodId" params={params}>
        To the collection
      </Link>
    </Card>
  )
}

interface HandedProps {
  readonly place: CollectionPlace
  readonly status: string
  readonly moments: Moments
}

function Handed({ place, status, moments: { submission, start } }: HandedProps) {
  const { person } = useSignedIn()
  const validators = useValidators(place)
  const isOthers = status === 'In validation' && start && start.userId !== person.id
  return (
    <div className="validation-handed">
      <p>
        {submission
          ? `Submitted${submission.who ? ` by ${submission.who}` : ''}, ${momentText(submission.at)}.`
          : 'Not submitted yet.'}
      </p>
      <p>
        {validators.length > 0
          ? `To be validated by ${validators.join(', ')}.`
          : 'No validator is named in its projects.'}
      </p>
      {isOthers ? (
        <p role="note">
          {start.who} is validating this period since {momentText(start.at)}. Agree on who goes on,
          so that nothing is done twice.
        </p>
      ) : null}
    </div>
  )
}

/** Of its projects in the period. */
function useValidators({ farmId, periodId }: CollectionPlace): readonly string[] {
  const where = { farm_id: farmId, period_id: periodId }
  const { rows } = useRows('projects', { where, includes: ['validator'] })
  const names = rows.flatMap(({ archived, validator }) =>
    archived || !validator ? [] : [validator.name],
  )
  return [...new Set(names)].toSorted()
}
