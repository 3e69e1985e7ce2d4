// Everybody who has to do with the farm, what each of them may, and who is invited.

import { Text } from '@mantine/core'
import { useRows } from '../../data/hooks/use-rows.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import type { Farm } from './farm-shown.ts'
import { FarmPersonLine } from './farm-person-line.tsx'
import type { FarmRights } from './farm-rights.ts'
import { Invitations } from '../../people/invitations.tsx'
import { peopleOfFarm } from './people-of-farm.ts'
import '../../people/people.css'

interface Props {
  readonly farm: Farm
  readonly rights: FarmRights
}

export function FarmPeople({ farm, rights }: Props) {
  const people = useRows('farm_people', { where: { farm_id: farm.id }, includes: ['user'] })
  const links = useRows('details_user', { where: { details_id: farm.id } })
  const failure = people.failure ?? links.failure
  const retry = () => {
    people.retry()
    links.retry()
  }
  const { manager_id: managerId, businesses } = farm
  const listed = peopleOfFarm({ people: people.rows, links: links.rows, managerId, businesses })
  return (
    <>
      <SimpleCard title="People">
        {failure ? <FailureCard failure={failure} retry={retry} /> : null}
        {people.isLoading ? <TableSkeleton count={3} columns={2} /> : null}
        <ul className="lines">
          {listed.map(person => (
            <FarmPersonLine
              key={person.userId}
              farm={farm}
              person={person}
              rights={rights}
              onChanged={retry}
            />
          ))}
        </ul>
        <Text size="sm" c="dimmed" mt="sm">
          Administrators of Furrow see every farm, too.
        </Text>
      </SimpleCard>
      <Invitations
        to={{ type: 'farms', id: farm.id, name: farm.farm_name }}
        mayInvite={rights.mayLead}
      />
    </>
  )
}
