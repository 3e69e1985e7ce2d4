// Whom of the farms of the groups to invite: their people, and their contacts who may be contacted.

import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { countText } from '../../ui/amounts.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { offeredPeople } from './offered-people.ts'
import type { OfferedPerson } from './offered-people.ts'
import { useAttendeeActs } from './use-attendee-acts.ts'
import type { Attendee } from './use-attendees.ts'
import type { FarmInvited } from './use-farms-of-groups.ts'

interface Props {
  readonly workshopId: number
  readonly farms: readonly FarmInvited[]
  readonly attendees: readonly Attendee[]
  readonly onClose: () => void
}

export function AddPeopleDialog({ workshopId, farms, attendees, onClose }: Props) {
  const where = { farm_id: farms.map(({ id }) => id) }
  const people = useRows('farm_people', { where, includes: ['user'] })
  const contacts = useRows('farm_contacts', { where, sort: ['name'] })
  const [chosen, setChosen] = useState<readonly string[]>()
  const { add } = useAttendeeActs()
  const byFarm = offeredPeople({ farms, people: people.rows, contacts: contacts.rows, attendees })
  const all = byFarm.flatMap(({ people: some }) => some)
  // Managers and main contacts are who farms send.
  const ticked = chosen ?? all.filter(({ isUsual }) => isUsual).map(({ key }) => key)
  const taken = all.filter(({ key }) => ticked.includes(key))
  const failure = people.failure ?? contacts.failure
  const isLoading = people.isLoading || contacts.isLoading
  const save = async () => {
    if (
      await add(
        workshopId,
        taken.map(({ attendee }) => attendee),
      )
    )
      onClose()
  }
  return (
    <DialogCard
      opened
      title="Choose people"
      onClose={onClose}
      maxHeight="85vh"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={taken.length === 0 || isLoading} onClick={() => void save()}>
            {taken.length === 0
              ? 'Add people'
              : `Add ${countText(taken.length, 'person', 'people')}`}
          </Button>
        </>
      }
    >
      {failure ? (
        <FailureCard failure={failure} retry={() => (people.retry(), contacts.retry())} />
      ) : null}
      {isLoading ? <TableSkeleton count={4} columns={2} /> : null}
      {!isLoading && !failure && all.length === 0 ? (
        <Text>Everyone of these farms is on the list already.</Text>
      ) : null}
      {isLoading ? null : (
        <Checkbox.Group aria-label="People of the farms" value={[...ticked]} onChange={setChosen}>
          <Stack gap="md">
            {byFarm.map(({ farm, people: some }) => (
              <FarmPeople key={farm.id} name={farm.name} people={some} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </DialogCard>
  )
}

interface FarmPeopleProps {
  readonly name: string
  readonly people: readonly OfferedPerson[]
}

function FarmPeople({ name, people }: FarmPeopleProps) {
  return (
    <section aria-label={name}>
      <Text fw={600}>{name}</Text>
      {people.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nobody else to invite.
        </Text>
      ) : null}
      {people.map(({ key, label, whyNot }) => (
        <Checkbox
          key={key}
          className="person-choice"
          size="md"
          value={key}
          label={label}
          description={whyNot}
          disabled={whyNot !== undefined}
        />
      ))}
    </section>
  )
}
