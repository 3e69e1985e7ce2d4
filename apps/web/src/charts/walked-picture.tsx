// A picture that the arrow keys walk along: whoever tabs to it hears what it shows, and then its values, one place
// after the other.

import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'

interface Props {
  /** What it shows. */
  readonly title: string
  /** What each place along it says, line by line. */
  readonly places: readonly (readonly string[])[]
  /** Where a reader begins. */
  readonly begin?: number | undefined
  readonly className: string
  readonly place?: RefObject<HTMLDivElement | null> | undefined
  readonly onPoint: (at: number | undefined) => void
  readonly children?: ReactNode
}

export function WalkedPicture(props: Props) {
  const { title, places, begin = 0, className, place, onPoint, children } = props
  const [at, setAt] = useState<number>()
  const point = (next: number | undefined) => {
    setAt(next)
    onPoint(next)
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
        className={className}
        role="img"
        aria-roledescription="chart"
        aria-label={`${title}. Left and right arrow keys tell its values.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys reach values
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => point(undefined)}
      >
        {children}
      </div>
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
