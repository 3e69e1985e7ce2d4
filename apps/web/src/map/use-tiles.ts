// The pictures of the ground that the operator offers, where there are any. Settings that the device kept from
// before know nothing of them.

import { useMemo } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import type { Tiles } from './map-picture.ts'

export function useTiles(): Tiles | undefined {
  const { settings } = useFurrow()
  const { map_tiles_url: url, map_tiles_attribution: attribution } = settings
  return useMemo(
    () => (url ? { url, attribution: attribution ?? undefined } : undefined),
    [url, attribution],
  )
}
