// How wide there is room to draw, in pixels: known before anything is painted, so that nothing is painted twice.

import { useCallback, useState } from 'react'

/** `usually`: where nothing is laid out. */
export function useDrawnWidth(usually: number) {
  const [width, setWidth] = useState(usually)
  const ref = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined
      const measure = () => setWidth(place.clientWidth || usually)
      measure()
      const seen = new ResizeObserver(measure)
      seen.observe(place)
      return () => seen.disconnect()
    },
    [usually],
  )
  return { ref, width }
}
