// What the big screen shows now, asked for again and again, and where one’s own farm is there: asked for once for each
// finding.

import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { useEvery } from '../use-every.ts'

const askedEvery = 2000

export function useFollowed(pass: string, farm: number | undefined) {
  const { api } = useFurrow()
  const now = useAnswer(['followed', pass], signal => api.workshops.followed(pass, { signal }))
  const { data } = now
  const slide = data?.slide
  const isOver = data?.is_over ?? false
  const isKnown = slide !== undefined && !isOver && farm !== undefined
  const own = useAnswer(
    ['followed', pass, farm, slide],
    signal => api.workshops.followed(pass, { ...(farm !== undefined && { farm }), signal }),
    { enabled: isKnown },
  )
  useEvery(isOver || isDenied(now.failure) ? undefined : askedEvery, () => {
    now.retry()
    // Without signal it was asked for in vain.
    if (isKnown && (own.failure || own.isKept)) own.retry()
  })
  // Meanwhile the screen may have gone on.
  const isSame = own.data !== undefined && own.data.slide === slide
  return {
    followed: data,
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

function isDenied(failure: { readonly kind: string } | undefined): boolean {
  return failure?.kind === 'refused'
}
