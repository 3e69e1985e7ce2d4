// Who would be in a group, and who would be left out, each with the reason.

import { Button, Text, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { GroupPreview } from '@furrow/wire/editions/group-preview-answer'
import { countText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'

interface Props {
  readonly preview: GroupPreview
  readonly onLeaveOut: (farm: number) => void
}

const atFirst = 12

export function GroupMembers({ preview, onLeaveOut }: Props) {
  const { members, unnamed, left_out: leftOut, unnamed_left_out: unnamedLeftOut } = preview
  const [isAll, setAll] = useState(false)
  const shown = isAll ? members : members.slice(0, atFirst)
  return (
    <>
      <SimpleCard title="In the group">
        <ul className="group-members">
          {shown.map(({ farm_id: id, name, is_added: isAdded }) => (
            <li key={id}>
              <div>
                {name}
                {isAdded ? (
                  <Text size="sm" c="dimmed">
                    Added by hand
                  </Text>
                ) : null}
              </div>
              <Button variant="subtle" h={44} onClick={() => onLeaveOut(id)}>
                Leave out
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
        {members.length > atFirst ? (
          <Button variant="default" onClick={() => setAll(!isAll)}>
            {isAll ? 'Show fewer' : `Show all ${members.length}`}
          </Button>
        ) : null}
        <Unnamed count={unnamed} />
      </SimpleCard>
      {leftOut.length + unnamedLeftOut > 0 ? (
        <SimpleCard title="Left out">
          <ul className="group-members">
            {leftOut.map(({ farm_id: id, name, reason }) => (
              <li key={id}>
                <div>
                  {name}
                  <Text size="sm" c="dimmed">
                    {reason}
                  </Text>
                </div>
              </li>
            ))}
          </ul>
          <Unnamed count={unnamedLeftOut} />
        </SimpleCard>
      ) : null}
    </>
  )
}

function Unnamed({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {countText(count, 'farm')} that you can’t see.
    </Text>
  )
}
