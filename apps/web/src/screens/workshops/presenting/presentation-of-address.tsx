// The presentation that an address of the big screen or of its remote control names, or why there is none to see.

import { Button, Stack } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ComponentType } from 'react'
import type { WorkshopScreen } from '@furrow/wire/office/workshop-screen-answer'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { CardSkeleton } from '../../../ui/skeletons.tsx'
import type { Presentation } from './presented.ts'
import { useLitScreen } from './use-lit-screen.ts'
import { usePresentation } from './use-presentation.ts'
import './presenting.css'

export interface PresentationProps {
  readonly session: Presentation
  readonly screen: WorkshopScreen
}

interface Props {
  readonly title: string
  /** What is shown of it. */
  readonly as: ComponentType<PresentationProps>
}

export function PresentationOfAddress({ title, as: Shown }: Props) {
  const { workshopId = '', sessionId } = useParams({ strict: false })
  const id = Number(sessionId)
  const { session, screen, isLoading, failure, retry } = usePresentation(
    Number.isSafeInteger(id) ? id : 0,
  )
  const workshop = screen?.workshop
  useLitScreen()
  useEffect(() => {
    if (workshop !== undefined) document.title = [title, workshop, 'Furrow'].join(' · ')
  }, [title, workshop])
  if (session && screen && screen.findings.length > 0) {
    return <Shown key={session.id} session={session} screen={screen} />
  }
  const isNothing = !isLoading && !failure
  return (
    <div className="no-presentation">
      <ScreenTitle>{title}</ScreenTitle>
      <Stack align="start">
        {failure ? <FailureCard failure={failure} retry={retry} /> : null}
        {isLoading ? <CardSkeleton count={1} /> : null}
        {isNothing ? (
          <EmptyState
            title={screen ? 'Nothing to show' : 'No such presentation'}
            text={
              screen
                ? 'The edition says nothing of this group.'
                : 'It was deleted, or the address is wrong.'
            }
          />
        ) : null}
        {isLoading ? null : (
          <Button
            variant="default"
            renderRoot={props => (
              <Link to="/workshops/$workshopId" params={{ workshopId }} {...props} />
            )}
          >
            Back to the workshop
          </Button>
        )}
      </Stack>
    </div>
  )
}
