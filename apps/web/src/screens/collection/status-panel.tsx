// How far the period is, how complete, and the step that comes next for whoever looks.

import { Card, Group, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { Ring } from '../../ui/ring.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { Blockers } from './blockers.tsx'
import { CollectionDays } from './collection-days.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { movesOf, submitMove } from './status-moves.ts'
import { StatusSteps } from './status-steps.tsx'
import type { CollectionState, Points } from './use-collection.ts'
import { useFarmPeople } from './use-farm-people.ts'
import { useMoveOn } from './use-move-on.ts'
import { whyNotSubmitted } from './why-not-submitted.ts'

interface Props {
  readonly place: CollectionPlace
  readonly state: CollectionState
  readonly points: Points
  readonly arePointsKnown: boolean
}

export function StatusPanel({ place, state, points, arePointsKnown }: Props) {
  const { farmId, periodId } = place
  const where = { farm_id: farmId, period_id: periodId }
  const [period] = useRows('farm_period', { where }).rows
  const status = period?.status ?? state.status
  const allowed = movesOf(status, useMover(farmId))
  const isOpen = status === 'In progress'
  const moves = allowed.length === 0 && isOpen ? [submitMove] : allowed
  const blockers = arePointsKnown ? points.blockers : undefined
  const { managers } = useFarmPeople(farmId)
  const whyNot = whyNotSubmitted({ maySubmit: allowed.length > 0, managers, blockers })
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
      <StatusButtons
        moves={moves}
        moving={moving}
        whyNot={isOpen ? whyNot : undefined}
        onStopped={() => open.current?.focus()}
        onMoved={() => heading.current?.focus()}
      />
    </Card>
  )
}

function useMover(farmId: number) {
  const { person, isAdmin } = useSignedIn()
  const right = person.farm_rights.find(({ farm_id }) => farm_id === farmId)
  return { manages: right?.manages === true, consults: isAdmin || right?.consults === true }
}
