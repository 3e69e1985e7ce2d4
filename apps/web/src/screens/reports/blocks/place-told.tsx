// What one place of a picture says, below it, with a step to either side for who touches or points.

import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

interface Props {
  readonly words: readonly string[]
  readonly places: number
  readonly at: number
  readonly onPoint: (at: number) => void
}

export function PlaceTold({ words: [name, ...words], places, at, onPoint }: Props) {
  return (
    <div className="place-told">
      <ActionIcon
        className="no-print"
        variant="subtle"
        aria-label="The one before"
        disabled={at === 0}
        onClick={() => onPoint(at - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <p>
        <strong>{name}</strong> {words.join(' · ')}
      </p>
      <ActionIcon
        className="no-print"
        variant="subtle"
        aria-label="The next one"
        disabled={at === places - 1}
        onClick={() => onPoint(at + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
