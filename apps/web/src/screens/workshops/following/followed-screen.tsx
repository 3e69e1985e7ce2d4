// What the big screen shows, on one’s own phone, with one’s own farm on the strip.

import { Button, Select, Stack, Text } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { CardSkeleton } from '../../../ui/skeletons.tsx'
import { editionText, groupText } from '../presenting/presented.ts'
import { FollowedFinding } from './followed-finding.tsx'
import { useFollowed } from './use-followed.ts'
import { useOwnFarm } from './use-own-farm.ts'
import './following.css'

export function FollowedScreen() {
  const { pass = '' } = useParams({ strict: false })
  const { farms, farm, choose } = useOwnFarm()
  const shown = useFollowed(pass, farm)
  const { followed, own, whyNot, isLost, failure } = shown
  if (shown.isOver || shown.refusal !== undefined) {
    return <Nothing workshop={followed?.workshop} refusal={shown.refusal} />
  }
  return (
    <>
      <ScreenTitle>{followed?.workshop ?? 'Follow a workshop'}</ScreenTitle>
      <Stack>
        {shown.isLoading ? <CardSkeleton count={1} /> : null}
        {failure ? <FailureCard failure={failure} retry={shown.retry} /> : null}
        <p role="status" className="follow-trouble">
          {isLost ? (
            <>
              <IconCloudOff size={20} aria-hidden /> No signal: showing the last finding. Trying
              again.
            </>
          ) : null}
        </p>
        {followed?.finding ? (
          <SimpleCard>
            <FollowedFinding followed={followed} finding={followed.finding} own={own} />
            {whyNot ? <Text mt="md">{whyNot}</Text> : null}
          </SimpleCard>
        ) : null}
        {farms.length > 1 ? (
          <Select
            label="Your farm"
            size="md"
            searchable
            allowDeselect={false}
            data={farms.map(({ id, farm_name: label }) => ({ value: String(id), label }))}
            value={farm === undefined ? null : String(farm)}
            onChange={id => id !== null && choose(id)}
          />
        ) : null}
        {followed ? (
          <Text size="sm" c="dimmed">
            {groupText(followed.group)}. {editionText(followed)}.
          </Text>
        ) : null}
      </Stack>
    </>
  )
}

interface NothingProps {
  readonly workshop: string | undefined
  /** Nothing where the presentation has ended. */
  readonly refusal: string | undefined
}

function Nothing({ workshop, refusal }: NothingProps) {
  return (
    <>
      <ScreenTitle>{workshop ?? 'Follow a workshop'}</ScreenTitle>
      <EmptyState
        title={refusal === undefined ? 'The presentation is over' : 'There is nothing to follow'}
        text={refusal ?? 'You find your farm beside its groups in your reports.'}
        action={
          <Button variant="default" renderRoot={props => <Link to="/follow" {...props} />}>
            Type another code
          </Button>
        }
      />
    </>
  )
}
