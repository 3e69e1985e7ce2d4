// On a screen that is one wide sheet, the tools stand in one line with the heading, so that the sheet
// has the rest of the page; elsewhere where they are written.

import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface PlaceBesideTitle {
  /** Nothing before the heading is there. */
  readonly element: HTMLElement | null
  readonly hold: (element: HTMLElement | null) => void
}

export const PlaceBesideTitle = createContext<PlaceBesideTitle | undefined>(undefined)

export function BesideTitle({ children }: { readonly children: ReactNode }) {
  const place = useContext(PlaceBesideTitle)
  if (!place) return children
  return place.element && createPortal(children, place.element)
}
