// What a group comes to: how many farms, where and who they are, and what would be published of it.

import { Stack } from '@mantine/core'
import { FailureCard } from '../../ui/failure-card.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { withFarmLeftOut } from './group-draft.ts'
import type { GroupDraft } from './group-draft.ts'
import { GroupFigures } from './group-figures.tsx'
import { GroupMap } from './group-map.tsx'
import { GroupMembers } from './group-members.tsx'
import { LiveCount, PeriodOfPreview } from './live-count.tsx'
import type { PreviewPeriod } from './live-count.tsx'
import type { PreviewShown } from './use-group-preview.ts'
import './peer-groups.css'

interface Props {
  readonly shown: PreviewShown
  readonly period: PreviewPeriod
  readonly draft: GroupDraft
  readonly onDraft: (draft: GroupDraft) => void
}

export function GroupShown({ shown, period, draft, onDraft }: Props) {
  const { preview, failure, retry } = shown
  return (
    <Stack>
      <SimpleCard>
        <LiveCount shown={shown} />
        <PeriodOfPreview {...period} />
      </SimpleCard>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {preview ? (
        <>
          <GroupMap preview={preview} />
          <GroupFigures preview={preview} />
          <GroupMembers
            preview={preview}
            onLeaveOut={farm => onDraft(withFarmLeftOut(draft, farm))}
          />
        </>
      ) : null}
    </Stack>
  )
}
