// What a shape and a colour of a chart stand for.

import type { MarkShape } from '@furrow/farming/pictures/mark-shape'
import type { ChartLook } from './chart-look.ts'

/** As it stands in the data. */
export type DataColour = `#${string}`

export interface ChartKey {
  readonly words: string
  readonly as: 'bar' | 'line' | 'band' | 'dash' | MarkShape
  /** One of the page, or one from the data: `#e6b422`. */
  readonly colour: Exclude<keyof ChartLook, 'font'> | DataColour
}

const swatches: ReadonlySet<string> = new Set(['bar', 'line', 'band', 'dash'])

export function isMark(as: ChartKey['as']): as is MarkShape {
  return !swatches.has(as)
}

export function isOfData(colour: ChartKey['colour']): colour is DataColour {
  return colour.startsWith('#')
}

/** Of a kind of crop; of one that is none, that of the page. */
export function colourOfData(colour: string): ChartKey['colour'] {
  return colour.startsWith('#') ? (colour as DataColour) : 'accent'
}

/** As a page takes it: `var(--accent)`. */
export function pageColour(colour: ChartKey['colour']): string {
  return isOfData(colour) ? colour : `var(--${colour})`
}
