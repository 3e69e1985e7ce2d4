// Files that are on their way, as they come along.

import { useEffect, useSyncExternalStore } from 'react'
import { useFurrow } from '../context/furrow-context.ts'
import type { Upload, Uploaded } from '../uploads/upload.ts'

export function useUploads(): readonly Upload[] {
  const { uploads } = useFurrow()
  return useSyncExternalStore(uploads.subscribe, uploads.now)
}

/** `listener` should stay the same while it means the same. */
export function useArrivals(listener: (uploaded: Uploaded) => void): void {
  const { uploads } = useFurrow()
  useEffect(() => uploads.onArrived(listener), [uploads, listener])
}
