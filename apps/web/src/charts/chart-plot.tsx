// The drawing itself. Whoever tabs to it hears what it shows, and walks along its values by the arrow
// keys.

import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import type { ChartDrawing } from './chart-drawing.ts'
import type { Plot } from './use-plot.ts'

interface Props {
  readonly place: RefObject<HTMLDivElement | null>
  readonly plot: Plot
  readonly drawing: Pick<ChartDrawing<never>, 'title' | 'places' | 'begin'>
}

export function ChartPlot({ place, plot, drawing: { title, places, begin = 0 } }: Props) {
  const [at, setAt] = useState<number>()
  const point = (next: number | undefined) => {
    setAt(next)
    plot.pointAt(next)
  }
  const walk = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, { at, begin, last: places.length - 1 })
    if (next === undefined) return
    event.preventDefault()
    point(next === 'none' ? undefined : next)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys reach values */}
      <div
        ref={place}
        className="chart-plot"
        role="img"
        aria-roledescription="chart"
        aria-label={`${title}. Left and right arrow keys tell its values.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys reach values
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => point(undefined)}
      />
      <VisuallyHidden aria-live="polite">
        {at === undefined ? '' : (places[at] ?? []).join(', ')}
      </VisuallyHidden>
    </>
  )
}

interface Walking {
  readonly at: number | undefined
  readonly begin: number
  readonly last: number
}

export function nextPlace(key: string, { at, begin, last }: Walking): number | 'none' | undefined {
  switch (key) {
    case 'ArrowRight':
      return at === undefined ? begin : Math.min(last, at + 1)
    case 'ArrowLeft':
      return at === undefined ? begin : Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return at === undefined ? undefined : 'none'
    default:
      return undefined
  }
}
