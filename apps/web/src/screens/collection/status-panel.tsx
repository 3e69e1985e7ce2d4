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
import { movesOf } from './status-moves.ts'
import { StatusSteps } from './status-steps.tsx'
import type { CollectionState, Points } from './use-collection.ts'
import { useMoveOn } from './use-move-on.ts'

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
  const moves = movesOf(status, useMover(farmId))
  const moving = useMoveOn(period)
  const heading = useRef<HTMLHeadingElement>(null)
  const isHandingIn = moves.some(move => move.isHandingIn)
  return (
    <Card withBorder radius="lg" padding="lg" component="section" aria-labelledby="how-far">
      <Title order={2} id="how-far" mb="md" ref={heading} tabIndex={-1}>
        How far this period is
      </Title>
      <Group gap="xl" align="center">
        <Ring score={state.score} label="Whole collection complete" size={96} />
        <div className="status-words">
          <StatusSteps status={status} />
          <CollectionDays dates={state.dates} status={status} />
          {period?.reopened_because && period.status !== 'Released' ? (
            <Text size="sm" mt={4}>
              Opened again because: {period.reopened_because}
            </Text>
          ) : null}
        </div>
      </Group>
      {isHandingIn ? (
        <Blockers place={place} blockers={arePointsKnown ? points.blockers : undefined} />
      ) : null}
      <StatusButtons
        moves={moves}
        moving={moving}
        isStopped={isHandingIn && (!arePointsKnown || points.blockers.length > 0)}
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
