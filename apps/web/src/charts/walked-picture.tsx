// A picture whose values are told place by place, to whoever points at it, taps it or walks along it by the arrow keys:
// who tabs to it hears what it shows first.

import { nearestPlace } from '@furrow/farming/pictures/axis-places'
import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { PlaceTip } from './place-tip.tsx'
import { useDrawnWidth } from './use-drawn-width.ts'

interface Props {
  /** What it shows. */
  readonly title: string
  /** What each place along it says, line by line. */
  readonly places: readonly (readonly string[])[]
  /** Where a reader begins. */
  readonly begin?: number | undefined
  /** How wide it is where nothing is laid out, in pixels. */
  readonly usually: number
  /** Of who tells its places elsewhere: then nothing stands over it. */
  readonly onPoint?: (at: number | undefined) => void
  readonly children: (drawn: WalkedRoom) => Walked
}

interface WalkedRoom {
  readonly width: number
  /** The place that is told. */
  readonly at: number | undefined
}

/** What is drawn, and where its places stand in it, in pixels. */
interface Walked {
  readonly picture: ReactNode
  readonly x: readonly number[]
}

interface Told {
  readonly at: number
  /** By keys: whoever points sees it. */
  readonly isHeard: boolean
}

export function WalkedPicture(props: Props) {
  const { title, places, begin = 0, usually, onPoint, children } = props
  const { ref, width } = useDrawnWidth(usually)
  const [told, setTold] = useState<Told>()
  const { picture, x } = children({ width, at: told?.at })
  const tell = (next: Told | undefined) => {
    if (next?.at !== told?.at) onPoint?.(next?.at)
    setTold(next)
  }
  const walk = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, { at: told?.at, begin, last: places.length - 1 })
    if (next === undefined) return
    event.preventDefault()
    tell(next === 'none' ? undefined : { at: next, isHeard: true })
  }
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const at = nearestPlace(x, clientX - currentTarget.getBoundingClientRect().left)
    if (at !== told?.at) tell({ at, isHeard: false })
  }
  // What is tapped stays until something else is.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') tell(undefined)
  }
  const words = told ? (places[told.at] ?? []) : []
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys reach values */}
      <div
        ref={ref}
        className="walked-picture"
        role="img"
        aria-roledescription="chart"
        aria-label={`${title}. Left and right arrow keys tell its values.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys reach values
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => tell(undefined)}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={leave}
      >
        {picture}
        {told && !onPoint ? <PlaceTip words={words} x={x[told.at] ?? 0} width={width} /> : null}
      </div>
      <VisuallyHidden aria-live="polite">{told?.isHeard ? words.join(', ') : ''}</VisuallyHidden>
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
