// The builder of a group: what is typed at the left, who would be in it and what would be published at the right.

import { Alert, Stack } from '@mantine/core'
import { useState } from 'react'
import { saidOf } from '../../autosave/use-save.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { FarmsNear } from './farms-near.tsx'
import { draftOf, emptyDraft, isChanged } from './group-draft.ts'
import type { KeptGroup } from './group-draft.ts'
import { GroupDeeds } from './group-deeds.tsx'
import { GroupForm } from './group-form.tsx'
import { GroupShown } from './group-shown.tsx'
import { usePreviewPeriod } from './live-count.tsx'
import { useGroupPreview } from './use-group-preview.ts'
import { useGroupSaving } from './use-group-saving.ts'

interface Props {
  readonly group: KeptGroup | undefined
}

export function GroupBuilder({ group }: Props) {
  const [draft, setDraft] = useState(() => (group ? draftOf(group) : emptyDraft))
  const period = usePreviewPeriod()
  const isNear = draft.radius !== null
  const previewed = useGroupPreview(draft, {
    groupId: group?.id,
    periodId: isNear ? undefined : period.id,
  })
  const shown = isNear ? { ...previewed, preview: undefined } : previewed
  const saving = useGroupSaving(group, setDraft)
  const isNew = isChanged(draft, group ? draftOf(group) : emptyDraft)
  const wrongName = saving.problem && saidOf('name', saving.problem)
  return (
    <>
      <ScreenTitle of="Peer groups">{group?.name ?? 'New group'}</ScreenTitle>
      <div className="group-builder">
        <Stack>
          <GroupForm
            draft={draft}
            preview={shown.preview}
            wrongName={wrongName}
            onChange={setDraft}
          />
          {saving.problem && !wrongName ? (
            <Alert role="alert" variant="outline" color="red" title="Not saved">
              {[saving.problem.message, ...Object.values(saving.problem.errors).flat()].join(' ')}
            </Alert>
          ) : null}
          <GroupDeeds
            preview={shown.preview}
            isOffered={isNear ? undefined : group && group.offered === true}
            mayKeep={isNew && draft.name.trim() !== ''}
            isBusy={saving.isBusy}
            onKeep={() => void saving.keep(draft)}
            onOffer={offered => void saving.keep(draft, offered)}
          />
        </Stack>
        {isNear ? (
          <FarmsNear draft={draft} onDraft={setDraft} />
        ) : (
          <GroupShown shown={shown} period={period} draft={draft} onDraft={setDraft} />
        )}
      </div>
    </>
  )
}
