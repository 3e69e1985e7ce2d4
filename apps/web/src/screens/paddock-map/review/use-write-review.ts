// Writing what a review decided: all of it in one change.

import { useState } from 'react'
import { countText } from '../../../ui/amounts.ts'
import { useKeepMap } from '../use-keep-map.ts'
import { reviewChange } from './review-change.ts'
import type { WritingPlace } from './review-change.ts'
import { isWritten } from './review-row.ts'
import type { Review } from './use-boundary-review.ts'

export function useWriteReview(
  { rows, areas }: Review,
  place: Omit<WritingPlace, 'areas'>,
  onWritten: () => void,
) {
  const keep = useKeepMap()
  const [isWriting, setWriting] = useState(false)
  const written = rows.filter(row => isWritten(row) && row.blocks.length === 0).length
  return {
    written,
    /** How many shapes keep all of it from being written. */
    undecided: rows.filter(({ blocks }) => blocks.length > 0).length,
    isWriting,
    async write() {
      setWriting(true)
      const change = reviewChange(rows, { ...place, areas })
      const isKept = await keep(change, `${countText(written, 'boundary', 'boundaries')} imported.`)
      setWriting(false)
      if (isKept) onWritten()
    },
  }
}
