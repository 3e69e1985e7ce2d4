// How large the box is, for what is drawn in it; where nothing is laid out, as large as a usual one.

import { observeElementRect } from '@tanstack/react-virtual'
import type { Rect, Virtualizer } from '@tanstack/react-virtual'
import { unmeasured } from './use-box.ts'

export function observeBox<Item extends Element>(
  instance: Virtualizer<HTMLDivElement, Item>,
  tell: (rect: Rect) => void,
): void | (() => void) {
  return observeElementRect(instance, rect =>
    tell(rect.width > 0 && rect.height > 0 ? rect : unmeasured),
  )
}
