// How a popover is kept on the screen: it goes where there is room, and what does not fit scrolls within it.

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

const least = 160
