// In the place of a screen whose farm, period or business is not this person’s, or is not there: said in
// the same way everywhere.

import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureCard } from '../ui/failure-card.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { FormSkeleton } from '../ui/skeletons.tsx'
import type { KnownPlace } from './use-known-place.ts'

interface Props extends KnownPlace {
  /** “farm”, “business”. */
  readonly what: string
}

/** Also as long as nobody knows yet. */
export function NotOpen({ what, known, retry }: Props) {
  switch (known.kind) {
    case 'nobody’s':
      return <NoAccess what={what} />
    case 'not on device':
      return <NotOnDevice what={what} retry={retry} />
    case 'failed':
      return <FailureCard failure={known.failure} retry={retry} />
    case 'loading':
      return <FormSkeleton />
    default:
      return null
  }
}

function NoAccess({ what }: Pick<Props, 'what'>) {
  return (
    <Refusal
      title={`You don’t have access to this ${what}`}
      text={`Ask the ${what}’s manager to invite you. It’s also possible that the link is wrong, or that the ${what} was deleted.`}
    >
      <Button renderRoot={props => <Link to="/collection/farm" {...props} />}>
        See your farms
      </Button>
    </Refusal>
  )
}

export function NoSuchPeriod({ farmId }: { readonly farmId: number }) {
  const params = { farmId: String(farmId) }
  return (
    <Refusal
      title="This farm doesn’t have this period"
      text="It hasn’t been started yet, or it was removed. Choose one of the farm’s periods."
    >
      <Button
        renderRoot={props => <Link to="/collection/$farmId/period" params={params} {...props} />}
      >
        Choose a period
      </Button>
    </Refusal>
  )
}

/** Without signal nobody can say whose it is. */
function NotOnDevice({ what, retry }: Pick<Props, 'what' | 'retry'>) {
  return (
    <Refusal
      title={`This ${what} isn’t on this device`}
      text="There’s no signal. What you opened here before opens without signal; open this one once with signal, and it will too."
    >
      <Button onClick={retry}>Try again</Button>
    </Refusal>
  )
}

interface RefusalProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Refusal({ title, text, children }: RefusalProps) {
  return (
    <section className="not-found">
      <ScreenTitle>{title}</ScreenTitle>
      <Text mb="md">{text}</Text>
      {children}
    </section>
  )
}
