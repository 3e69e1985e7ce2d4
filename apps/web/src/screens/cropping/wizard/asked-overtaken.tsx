// Asks before a form for several paddocks writes over what a colleague saved in one of them meanwhile.

import type { ReactNode } from 'react'
import { WhichShallHold } from '../../../autosave/asked-field.tsx'
import { cellText } from '../../../sheet/cells/cell-text.ts'
import { ConflictPopover } from '../../../ui/conflict-popover.tsx'
import { countText } from '../../../ui/amounts.ts'
import { paddockName } from './current-crop.ts'
import type { OvertakenField } from './same-write.ts'

interface Props {
  readonly overtaken: readonly OvertakenField[]
  readonly onKeep: () => void
  /** What was saved stays; the other paddocks are filled in. */
  readonly onTake: () => void
  readonly onBack: () => void
  readonly children: ReactNode
}

export function AskedOvertaken({ overtaken, children, ...answers }: Props) {
  const [first, ...others] = overtaken
  return (
    <ConflictPopover
      {...answers}
      asking={
        first &&
        (ask => (
          <WhichShallHold
            place={first.field.place?.(first.row)}
            mine={cellText(first.field.kind, first.mine)}
            theirs={cellText(first.field.kind, first.theirs)}
          >
            {words => ask({ ...words, saved: `${whereOf(first, others.length)}: ${words.saved}` })}
          </WhichShallHold>
        ))
      }
    >
      {children}
    </ConflictPopover>
  )
}

/** `River, Sowing date, and 2 others`. */
function whereOf({ row, field }: OvertakenField, others: number): string {
  const more = others > 0 ? `, and ${countText(others, 'other')}` : ''
  return `${paddockName(row)}, ${field.heading}${more}`
}
