// What is done with a group: it is kept, offered to farms, and withdrawn.

import { Button, Group, Text } from '@mantine/core'
import type { GroupPreview } from '@furrow/wire/editions/group-preview-answer'
import { countText } from '../../ui/amounts.ts'

interface Props {
  readonly preview: GroupPreview | undefined
  /** Nothing of one that isn't kept yet. */
  readonly isOffered: boolean | undefined
  readonly mayKeep: boolean
  readonly isBusy: boolean
  readonly onKeep: () => void
  readonly onOffer: (offered: boolean) => void
}

export function GroupDeeds({ preview, isOffered, mayKeep, isBusy, onKeep, onOffer }: Props) {
  return (
    <Group className="group-deeds">
      {preview ? (
        // Where the count stands below all that is typed; readers are told it there.
        <Text className="group-count" size="sm" aria-hidden>
          {countText(preview.farms, 'farm')}, {countText(preview.owners, 'owner')}
        </Text>
      ) : null}
      <Button onClick={onKeep} disabled={!mayKeep || isBusy}>
        Save group
      </Button>
      {isOffered === undefined ? null : (
        <Button variant="default" onClick={() => onOffer(!isOffered)} disabled={isBusy}>
          {isOffered ? 'Withdraw from farms' : 'Offer to farms'}
        </Button>
      )}
    </Group>
  )
}
