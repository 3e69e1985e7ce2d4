// What is typed of a group: its name, what its farms have in common, and farms one by one.

import { Stack, TextInput } from '@mantine/core'
import type { GroupPreview } from '@furrow/wire/editions/group-preview-answer'
import { SimpleCard } from '../../ui/simple-card.tsx'
import type { GroupDraft } from './group-draft.ts'
import { GroupDistance } from './group-distance.tsx'
import { GroupFarms } from './group-farms.tsx'
import { GroupFilterFields } from './group-filter-fields.tsx'

interface Props {
  readonly draft: GroupDraft
  readonly preview: GroupPreview | undefined
  readonly wrongName: string | undefined
  readonly onChange: (draft: GroupDraft) => void
}

export function GroupForm({ draft, preview, wrongName, onChange }: Props) {
  return (
    <SimpleCard>
      <Stack>
        <TextInput
          label="Name"
          description="Farms see it when they choose whom to compare with."
          required
          size="md"
          maxLength={255}
          value={draft.name}
          error={wrongName}
          onChange={event => onChange({ ...draft, name: event.currentTarget.value })}
        />
        <GroupFilterFields draft={draft} onChange={onChange} />
        <GroupDistance draft={draft} onChange={onChange} />
        <GroupFarms draft={draft} preview={preview} onChange={onChange} />
      </Stack>
    </SimpleCard>
  )
}
