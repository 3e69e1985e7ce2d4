// The groups that a workshop invites, each with how many farms are in it now, and the way from there to people.

import { Button, CloseButton, Group, Select, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { countText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { AddPeopleDialog } from './add-people-dialog.tsx'
import type { Attendee } from './use-attendees.ts'
import { useFarmsOfGroups } from './use-farms-of-groups.ts'
import type { CountedGroup } from './use-farms-of-groups.ts'
import type { Workshop } from './workshop-words.ts'

interface Props {
  readonly workshop: Workshop
  readonly attendees: readonly Attendee[]
}

export function WorkshopGroups({ workshop, attendees }: Props) {
  const links = useRows('workshop_groups', {
    where: { workshop_id: workshop.id },
    includes: ['group'],
  })
  const all = useRows('groups', { sort: ['name'] })
  const [isAdding, setAdding] = useState(false)
  const acts = useGroupActs(workshop)
  const chosen = links.rows.flatMap(({ id, group }) => (group ? [{ link: id, group }] : []))
  const { groups, farms } = useFarmsOfGroups(chosen.map(({ group }) => group))
  const others = all.rows.filter(({ id }) => !chosen.some(({ group }) => group.id === id))
  return (
    <SimpleCard title="Groups invited">
      {chosen.length === 0 && !links.isLoading ? (
        <Text c="dimmed">Choose the farms by a group: who is alike, nearby, or meets already.</Text>
      ) : null}
      <ul className="workshop-groups" aria-label="Groups invited">
        {chosen.map(({ link, group }) => (
          <li key={link}>
            <div>
              <Link to="/peer-groups/$groupId" params={{ groupId: String(group.id) }}>
                {group.name}
              </Link>
              <Text size="sm" c="dimmed" role="status">
                {wordsOf(groups.get(group.id))}
              </Text>
            </div>
            <CloseButton
              size={44}
              aria-label={`Remove ${group.name}`}
              onClick={() => void acts.remove(link, group.name)}
            />
          </li>
        ))}
      </ul>
      <Group mt="md" align="end">
        <Select
          label="Add a group"
          size="md"
          searchable
          placeholder="Choose"
          data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={null}
          onChange={value => value !== null && void acts.add(Number(value))}
          nothingFoundMessage="No such group"
        />
        <Button
          variant="default"
          h={44}
          renderRoot={props => (
            <Link to="/peer-groups/$groupId" params={{ groupId: 'new' }} {...props} />
          )}
        >
          New group
        </Button>
        <Button h={44} disabled={farms.length === 0} onClick={() => setAdding(true)}>
          Choose people
        </Button>
      </Group>
      {isAdding ? (
        <AddPeopleDialog
          workshopId={workshop.id}
          farms={farms}
          attendees={attendees}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </SimpleCard>
  )
}

function wordsOf(group: CountedGroup | undefined): string {
  if (!group) return 'Counting …'
  if (group.failure !== undefined) return group.failure
  const { farms, unnamed, withoutPlace } = group
  return [
    countText(farms, 'farm'),
    unnamed > 0 ? `${unnamed} of them you can’t see` : '',
    withoutPlace > 0 ? `${countText(withoutPlace, 'farm')} not on the map left out` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function useGroupActs({ id, name }: Workshop) {
  const act = useUndoableAction()
  const { outbox } = useFurrow()
  return {
    add: (group: number) => {
      const values = { workshop_id: id, group_id: group }
      const step = { do: 'store', resource: 'workshop_groups', id: outbox.newId(), values } as const
      const label = `Group added to ${name}`
      return act({ label, farmId: null, steps: [step] }, 'The group was added.')
    },
    remove: (link: number, group: string) => {
      const step = { do: 'destroy', resource: 'workshop_groups', id: link } as const
      const label = `${group} removed from ${name}`
      return act({ label, farmId: null, steps: [step] }, `${group} was removed.`)
    },
  }
}
