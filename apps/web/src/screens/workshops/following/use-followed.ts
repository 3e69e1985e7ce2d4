// What the big screen shows now, asked for again and again, and where one’s own farm is there: asked for once for each
// finding.

import type { Result } from '@furrow/wire/client/result'
import type { FollowedScreen } from '@furrow/wire/office/workshop-screen-answer'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { isDenied } from '../../../data/rows/call-failed.ts'
import { useEvery } from '../../../data/hooks/use-every.ts'

const askedEvery = 2000

/** `refusal`: why this pass shows nothing. */
type Heard = { readonly screen: FollowedScreen } | { readonly refusal: string }

export function useFollowed(pass: string, farm: number | undefined) {
  const { api } = useFurrow()
  const now = useAnswer(['followed', pass], async signal =>
    heardIn(await api.workshops.followed(pass, { signal })),
  )
  const followed = now.data && 'screen' in now.data ? now.data.screen : undefined
  const refusal = now.data && 'refusal' in now.data ? now.data.refusal : undefined
  const slide = followed?.slide
  const isOver = followed?.is_over ?? false
  const isKnown = slide !== undefined && !isOver && farm !== undefined
  const own = useAnswer(
    ['followed', pass, farm, slide],
    signal => api.workshops.followed(pass, { ...(farm !== undefined && { farm }), signal }),
    { enabled: isKnown },
  )
  useEvery(isOver || refusal !== undefined ? undefined : askedEvery, () => {
    now.retry()
    // Without signal it was asked for in vain.
    if (isKnown && (own.failure || own.isKept)) own.retry()
  })
  // Meanwhile the screen may have gone on.
  const isSame = own.data !== undefined && own.data.slide === slide
  return {
    followed,
    refusal,
    own: isSame ? own.data.own : null,
    whyNot: isSame ? own.data.why_not : null,
    isOver,
    /** The last finding that was heard of. */
    isLost: now.isKept,
    isLoading: now.isLoading,
    failure: now.failure,
    retry: now.retry,
  }
}

/** It is said in the place of the finding, and not as something that failed. */
function heardIn(answer: Result<FollowedScreen>): Result<Heard> {
  if (answer.ok) return { ...answer, data: { screen: answer.data } }
  if (!isDenied(answer.failure)) return answer
  return { ok: true, data: { refusal: answer.failure.message }, meta: { warnings: [] } }
}
