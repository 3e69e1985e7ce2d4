// The farms of a group by distance as they are now: how many, and how far each is.

import { Button, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { countText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { valuesOf, withFarmLeftOut } from './group-draft.ts'
import type { GroupDraft } from './group-draft.ts'

interface Props {
  readonly draft: GroupDraft
  readonly onDraft: (draft: GroupDraft) => void
}

export function FarmsNear({ draft, onDraft }: Props) {
  const { api } = useFurrow()
  const typed = useMemo(() => askedOf(draft), [draft])
  const [asked] = useDebouncedValue(typed, 350)
  const { data, failure } = useAnswer(
    ['farms of group', asked],
    signal => api.workshops.farmsOfGroup(asked, { signal }),
    { resources: ['groups', 'farms'] },
  )
  const isOld = asked !== typed
  return (
    <Stack>
      <SimpleCard>
        <div className="live-count" role="status" data-old={isOld}>
          {data && !failure ? <strong>{countText(data.farms, 'farm')}</strong> : null}
          {failure ? (
            <Text>
              {failure.kind === 'refused'
                ? Object.values(failure.errors).flat().join(' ')
                : 'No count at the moment.'}
            </Text>
          ) : null}
          {data && data.without_place > 0 ? (
            <Text c="dimmed">{countText(data.without_place, 'farm')} not on the map left out</Text>
          ) : null}
        </div>
      </SimpleCard>
      {data && !failure && data.farms > 0 ? (
        <SimpleCard title="In the group">
          <ul className="group-members">
            {data.members.map(({ farm_id: id, name, km, is_added: isAdded }) => (
              <li key={id}>
                <div>
                  {name}
                  <Text size="sm" c="dimmed">
                    {isAdded ? 'Added by hand' : `${km} km away`}
                  </Text>
                </div>
                <Button variant="subtle" h={44} onClick={() => onDraft(withFarmLeftOut(draft, id))}>
                  Leave out
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
          {data.unnamed > 0 ? (
            <Text size="sm" c="dimmed" mt="sm">
              {countText(data.unnamed, 'farm')} that you can’t see.
            </Text>
          ) : null}
        </SimpleCard>
      ) : null}
    </Stack>
  )
}

function askedOf(draft: GroupDraft) {
  const { filter, location, include_farms, exclude_farms } = valuesOf(draft)
  return {
    ...(filter && { filter }),
    ...(location !== null && { location }),
    include_farms,
    exclude_farms,
  }
}
