// What is open in the periods that home looks at.

import type { OpenPoints } from '@furrow/wire/open-points-answer'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import type { LookedAt } from './farms-shown.ts'

export function usePoints(places: readonly LookedAt[]) {
  const { api } = useFurrow()
  return useAnswer(
    ['points of farms', places.map(({ farmId, periodId }) => [farmId, periodId])],
    signal =>
      readAll(places, ({ farmId, periodId }) => api.openPoints(farmId, periodId, { signal })),
    { enabled: places.length > 0, resources: 'all' },
  )
}

/** All of them, or why one of them could not be read: what is left out would look like nothing to do. */
async function readAll(
  places: readonly LookedAt[],
  read: (place: LookedAt) => ReturnType<ReturnType<typeof useFurrow>['api']['openPoints']>,
) {
  const answers = await Promise.all(places.map(read))
  const failed = answers.find(answer => !answer.ok)
  if (failed && !failed.ok) return failed
  const data = answers.flatMap((answer): readonly OpenPoints[] => (answer.ok ? [answer.data] : []))
  return { ok: true, data, meta: undefined } as const
}
