// How a popover is kept on the screen: it goes where there is room. What may be long scrolls within it; what is
// of one size, as a calendar is, rather covers what opened it than stand out at the edge.

import type { PopoverProps } from '@mantine/core'

export const roomOnScreen: NonNullable<PopoverProps['middlewares']> = {
  flip: true,
  shift: true,
  size: {
    padding: 8,
    apply({ availableHeight, elements }) {
      // Taken up by its style sheet, beside the most that it wants.
      elements.floating.style.setProperty('--room', `${Math.max(availableHeight, least)}px`)
    },
  },
}

export const wholeOnScreen: NonNullable<PopoverProps['middlewares']> = {
  flip: true,
  shift: { crossAxis: true, padding: 5 },
}

const least = 160
