// What a person may do, and why: at large, and on each farm that they have to do with.

import { Button, Text, Title } from '@mantine/core'
import type {
  AbilitiesExplained,
  ExplainedAbility,
} from '@furrow/wire/access/abilities-explained-answer'
import { useState } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { useAnswer } from '../data/hooks/use-answer.ts'
import { countText } from '../ui/amounts.ts'
import { FailureCard } from '../ui/failure-card.tsx'
import { SimpleCard } from '../ui/simple-card.tsx'
import { TableSkeleton } from '../ui/skeletons.tsx'
import './people.css'

interface Props {
  readonly personId: number
  readonly title: string
}

export function AbilitiesCard({ personId, title }: Props) {
  const { api } = useFurrow()
  const { data, isLoading, failure, retry } = useAnswer(
    ['abilities-explained', personId],
    signal => api.session.explainAbilities(personId, { signal }),
    { resources: decidedBy },
  )
  return (
    <SimpleCard title={title}>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton count={4} columns={1} /> : null}
      {data ? <Explained {...data} /> : null}
    </SimpleCard>
  )
}

const decidedBy = [
  'users',
  'roles',
  'abilities',
  'permissions',
  'farms',
  'details_user',
  'businesses',
  'business_user',
  'business_farm',
  'projects',
] as const

/** Of staff there may be hundreds. */
const farmsAtFirst = 10

function Explained({ may_sign_in, at_large, farms }: AbilitiesExplained) {
  const [isWhole, setWhole] = useState(false)
  if (!may_sign_in) return <Text>Nothing: this account is closed.</Text>
  if (at_large.length === 0 && farms.length === 0) {
    return <Text>No farm and no ability so far.</Text>
  }
  const shown = isWhole ? farms : farms.slice(0, farmsAtFirst)
  return (
    <>
      <AbilityLines abilities={at_large} />
      {shown.map(({ id, name, abilities }) => (
        <section key={id} aria-label={name}>
          <Title order={3} mt="md">
            {name}
          </Title>
          <AbilityLines abilities={abilities} />
        </section>
      ))}
      {shown.length < farms.length ? (
        <Button variant="default" mt="md" onClick={() => setWhole(true)}>
          Show all {countText(farms.length, 'farm')}
        </Button>
      ) : null}
    </>
  )
}

function AbilityLines({ abilities }: { readonly abilities: readonly ExplainedAbility[] }) {
  if (abilities.length === 0) return null
  return (
    <ul className="lines">
      {abilities.map(({ says, because }) => (
        <li key={says}>
          {says}
          <Text size="sm" c="dimmed">
            Because: {because.join('; ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}
