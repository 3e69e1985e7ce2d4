// What a group would be, while it is typed. What was said last stays until there is a new answer.

import type { GroupPreview } from '@furrow/wire/editions/group-preview-answer'
import type { Failure } from '@furrow/wire/client/result'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { choosesNone, valuesOf } from './group-draft.ts'
import type { GroupDraft } from './group-draft.ts'

export interface PreviewShown {
  readonly preview: GroupPreview | undefined
  /** The answer is about what was typed before. */
  readonly isOld: boolean
  /** Why there is none. */
  readonly faults: readonly string[]
  readonly failure: Failure | undefined
  readonly retry: () => void
}

interface Wish {
  readonly groupId: number | undefined
  readonly periodId: number | undefined
}

export function useGroupPreview(draft: GroupDraft, { groupId, periodId }: Wish): PreviewShown {
  const { api } = useFurrow()
  const typed = useMemo(() => {
    const { filter, location: _, ...values } = valuesOf(draft)
    const { radius_km: __, ...traits } = filter ?? {}
    return { ...values, ...(filter && { filter: traits }), ...(groupId && { group_id: groupId }) }
  }, [draft, groupId])
  const [asked] = useDebouncedValue(typed, 350)
  const isEmpty = choosesNone(draft)
  const { data, failure, retry, isLoading } = useAnswer(
    ['group preview', asked, periodId],
    signal => api.groupTrial.preview({ ...asked, period_id: periodId ?? 0 }, { signal }),
    {
      resources: ['groups', 'farms', 'farm_period', 'editions'],
      enabled: Boolean(periodId) && !isEmpty && asked === typed,
    },
  )
  const [last, setLast] = useState<GroupPreview>()
  if (data && data !== last) setLast(data)
  const faults = faultsIn(failure)
  const isKnown = !isEmpty && faults.length === 0 && !failure
  return {
    preview: isKnown ? (data ?? last) : undefined,
    isOld: isLoading || asked !== typed,
    faults: isEmpty ? [] : faults,
    failure: faults.length === 0 ? failure : undefined,
    retry,
  }
}

/** In the sentences of the server. */
function faultsIn(failure: Failure | undefined): readonly string[] {
  return failure?.kind === 'refused' ? Object.values(failure.errors).flat() : []
}
