// Who acted for this person: when, why, and what they changed in the meantime.

import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId, useState } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useCatalogue } from '../../entry/rows/use-entity.ts'
import { WithCatalogue } from '../../entry/rows/with-catalogue.tsx'
import { momentText } from '../../ui/amounts.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { actingTimes, deedsIn } from './acting-words.ts'
import '../../people/people.css'

interface Props {
  readonly personId: number
  /** “you”, or the name of whom one acts for. */
  readonly whom: string
}

export function ActedAsMe({ personId, whom }: Props) {
  const { rows, isLoading, failure, retry } = useRows('impersonations', {
    where: { user_id: personId },
    sort: ['-started_at'],
    limit: 20,
  })
  return (
    <SimpleCard title={whom === 'you' ? 'Support access' : `Support access: ${whom}`}>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton count={2} columns={2} /> : null}
      {!isLoading && !failure && rows.length === 0 ? (
        <Text c="dimmed">
          No one so far. When an administrator signs in as {whom} to help, it is noted here with the
          reason.
        </Text>
      ) : null}
      <ul className="lines">
        {rows.map(row => (
          <ActingLine key={row.id} acting={row} />
        ))}
      </ul>
    </SimpleCard>
  )
}

interface Acting {
  readonly id: number
  readonly actor_name: string | null
  readonly reason: string | null
  readonly started_at: string
  readonly ends_at: string
  readonly ended_at: string | null
}

function ActingLine({ acting }: { readonly acting: Acting }) {
  const [isOpen, { toggle }] = useDisclosure()
  const changes = useId()
  const { id, reason } = acting
  const who = acting.actor_name ?? 'An administrator'
  const [now] = useState(Date.now)
  const when = actingTimes(acting, now)
  return (
    <li>
      <div role="group" aria-label={`${who}, ${when}`}>
        <Text>
          <strong>{who}</strong>
          {reason ? `: ${reason}` : ', without a reason'}
        </Text>
        <Text size="sm" c="dimmed">
          {when}
        </Text>
        <div className="line-tools">
          <Button variant="default" aria-expanded={isOpen} aria-controls={changes} onClick={toggle}>
            What they changed
          </Button>
        </div>
        <div id={changes}>
          {isOpen ? (
            <WithCatalogue skeleton={<TableSkeleton count={2} columns={2} />}>
              <Changes actingId={id} />
            </WithCatalogue>
          ) : null}
        </div>
      </div>
    </li>
  )
}

const mostLines = 200

function Changes({ actingId }: { readonly actingId: number }) {
  const catalogue = useCatalogue()
  const { rows, isLoading, failure, retry } = useRows('changes', {
    where: { impersonation_id: actingId },
    sort: ['-id'],
    limit: mostLines,
  })
  if (failure) return <FailureCard failure={failure} retry={retry} />
  if (isLoading) return <TableSkeleton count={2} columns={2} />
  if (rows.length === 0) {
    return (
      <Text c="dimmed">
        Nothing you can see: they only looked, or you no longer have access to it.
      </Text>
    )
  }
  return (
    <>
      <ul className="lines">
        {deedsIn(rows, entity => catalogue.get(entity)).map(({ key, at, text }) => (
          <li key={key}>
            {text}
            <Text size="sm" c="dimmed">
              <time dateTime={at}>{momentText(at)}</time>
            </Text>
          </li>
        ))}
      </ul>
      {rows.length === mostLines ? (
        <Text size="sm" c="dimmed">
          These are the last {mostLines} records that were changed.
        </Text>
      ) : null}
    </>
  )
}
