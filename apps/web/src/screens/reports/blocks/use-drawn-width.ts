// How wide there is room to draw, in pixels.

import { useElementSize } from '@mantine/hooks'

/** `usually`: before it is known, and where nothing is laid out. */
export function useDrawnWidth(usually: number) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  return { ref, width: width || usually }
}
