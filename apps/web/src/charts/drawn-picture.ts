// A picture that React draws, as an address that an image is made of: with the colours of the page put in, for a
// picture on its own knows no page.

import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ChartLook } from './chart-look.ts'

/** `picture`: one SVG with a width and a height. */
export function drawnPicture(picture: ReactElement, look: ChartLook): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(picture))
  const text = new XMLSerializer().serializeToString(place.firstElementChild ?? place)
  root.unmount()
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withColours(text, look))}`
}

function withColours(text: string, look: ChartLook): string {
  return text.replaceAll(/var\(--(\w+)\)/g, (whole, name: string) =>
    name in look ? look[name as keyof ChartLook] : whole,
  )
}
