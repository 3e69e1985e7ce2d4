// What would be carried from one period of a farm into another, as the server sees it now: never from the
// device, for what is there already is exactly what is asked.

import type { RollForwardPreview } from '@furrow/wire/roll-forward-answer'
import { useQuery } from '@tanstack/react-query'
import { heldBy, shownFailure } from '../../data/rows/call-failed.ts'
import { useFurrow } from '../../data/context/furrow-context.ts'
import type { AnswerShown } from '../../data/hooks/use-answer.ts'

export function usePreview(
  farmId: number,
  from: number | null,
  into: number | null,
): AnswerShown<RollForwardPreview> {
  const { api } = useFurrow()
  const places = { farm_id: farmId, from_period_id: from ?? 0, period_id: into ?? 0 }
  const enabled = from !== null && into !== null
  const query = useQuery({
    queryKey: ['preview', farmId, 'roll forward', from, into],
    queryFn: async ({ signal }) => heldBy(await api.rollForward.preview(places, { signal })).data,
    meta: { resources: 'all' },
    enabled,
    gcTime: 0,
    staleTime: 0,
  })
  const failure = shownFailure(query.error, query.data !== undefined)
  return {
    data: failure ? undefined : query.data,
    isLoading: enabled && query.isPending && !failure,
    isKept: false,
    failure,
    retry: () => void query.refetch(),
  }
}
