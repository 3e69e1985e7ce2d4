// Whose published figures the hall will see: groups of staff first, then those by zone, activity and size.

import { Button, Radio, Stack, Text } from '@mantine/core'
import { periodText } from '@furrow/farming/dates/period-text'
import type { ShownGroups } from '@furrow/wire/office/workshop-screen-answer'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { dayOfMoment } from '../../../ui/amounts.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { TableSkeleton } from '../../../ui/skeletons.tsx'
import { foldedText } from '../../../ui/folded-text.ts'
import type { Workshop } from '../workshop-words.ts'

interface Props {
  readonly workshop: Workshop
  readonly onClose: () => void
}

export function BeginDialog({ workshop, onClose }: Props) {
  const { api } = useFurrow()
  const { data, isLoading, failure, retry } = useAnswer(
    ['shown groups', workshop.id],
    signal => api.workshops.shownGroups(workshop.id, { signal }),
    { resources: ['editions', 'workshops'] },
  )
  const [chosen, setChosen] = useState<string>()
  const begin = useBegin(workshop.id)
  const groups = data?.groups ?? []
  const group = groups.find(({ key }) => key === (chosen ?? orderOf(groups)[0]?.key))
  const start = async () => {
    if (group && (await begin(group))) onClose()
  }
  return (
    <DialogCard
      opened
      title="Show on the big screen"
      maxHeight="85vh"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!group} onClick={() => void start()}>
            Begin
          </Button>
        </>
      }
    >
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton count={4} columns={1} /> : null}
      {data && groups.length === 0 ? (
        <WhyNone edition={data.edition} hasPeriod={workshop.period_id !== null} />
      ) : null}
      {data?.edition && groups.length > 0 ? (
        <Stack>
          <Text>
            Figures of {periodText(data.edition.period)}, edition {data.edition.number}, published{' '}
            {dayOfMoment(data.edition.published_at)}. No farm is named.
          </Text>
          <GroupChoice groups={groups} value={group?.key} onChange={setChosen} />
        </Stack>
      ) : null}
    </DialogCard>
  )
}

type Groups = ShownGroups['groups']

/** Groups of staff first. */
function orderOf(groups: Groups): Groups {
  return groups.toSorted((one, other) => Number(other.by_staff) - Number(one.by_staff))
}

interface ChoiceProps {
  readonly groups: Groups
  readonly value: string | undefined
  readonly onChange: (key: string) => void
}

/** From so many on they are searched. */
const many = 8

function GroupChoice({ groups, value, onChange }: ChoiceProps) {
  const [search, setSearch] = useState('')
  const found = orderOf(groups).filter(({ name }) => foldedText(name).includes(foldedText(search)))
  return (
    <>
      {groups.length > many ? (
        <SearchBox label="Search groups" value={search} onChange={setSearch} />
      ) : null}
      <Radio.Group label="Group" value={value ?? null} onChange={onChange}>
        {found.map(({ key, name, band, by_staff }) => (
          <Radio
            key={key}
            value={key}
            size="md"
            label={name}
            description={`About ${band} farms${by_staff ? ' · made by staff' : ''}`}
          />
        ))}
        {found.length === 0 ? <Text c="dimmed">No such group.</Text> : null}
      </Radio.Group>
    </>
  )
}

interface WhyNoneProps extends Pick<ShownGroups, 'edition'> {
  readonly hasPeriod: boolean
}

function WhyNone({ edition, hasPeriod }: WhyNoneProps) {
  if (edition) {
    const period = periodText(edition.period)
    return (
      <Text>
        Edition {edition.number} of {period} has no group of enough farms to show.
      </Text>
    )
  }
  return (
    <Text>
      {hasPeriod
        ? 'Nothing has been published yet for the period of this workshop. Publish an edition on Benchmarks first.'
        : 'The workshop doesn’t say whose figures it looks at. Press Change on its page, and choose a period.'}
    </Text>
  )
}

function useBegin(workshopId: number) {
  const { outbox } = useFurrow()
  const act = useUndoableAction()
  return ({ key, name }: Groups[number]) => {
    const step = {
      do: 'store',
      resource: 'workshop_sessions',
      id: outbox.newId(),
      values: { workshop_id: workshopId, group: key },
    } as const
    const label = `Presentation of ${name} begun`
    return act({ label, farmId: null, steps: [step] }, 'The presentation has begun.')
  }
}
