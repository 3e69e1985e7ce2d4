// “No rain for the rest of the month”: what nobody recorded of it was dry, in one go and undone in one.

import { Button, VisuallyHidden } from '@mantine/core'
import { monthName } from '@furrow/farming/dates/dates'
import { useMemo } from 'react'
import { useUndo } from '../../../data/hooks/undo.ts'
import { countText } from '../../../ui/amounts.ts'
import { useNotices } from '../../../ui/notices.tsx'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { dryRest } from './month-facts.ts'
import { rainSteps } from './rain-edits.ts'
import type { RainEdits } from './rain-edits.ts'
import type { YearMonth } from './shown-months.ts'

interface Props {
  readonly at: GaugeAtWork
  readonly of: YearMonth
  /** Days on which something stands that is to be fixed. */
  readonly toFix: ReadonlySet<string>
  readonly size?: 'compact-sm' | undefined
}

export function DryButton({ at, of: { year, month }, toFix, size }: Props) {
  const { rain, today, whyClosed, gauge, place, writing } = at
  const notices = useNotices()
  const { undo } = useUndo()
  const fact = at.months.find(one => one.year === year && one.month === month)
  // Twelve of them are drawn with every figure that is typed.
  const isWhole = fact === undefined || fact.unread === 0
  const edits = useMemo(
    () =>
      isWhole ? nothing : dryRest({ year, month, readings: rain.around, today, whyClosed, toFix }),
    [isWhole, year, month, rain.around, today, whyClosed, toFix],
  )
  if (edits.size === 0) return null
  const days = [...edits.values()].reduce((sum, amount) => sum + (amount?.days ?? 0), 0)
  const name = `${monthName(month)} ${year}`
  const write = async () => {
    const label = `Dry days of ${name} at ${gauge.name}`
    const steps = rainSteps(edits, writing.placeNow())
    const outcome = await writing.write({ label, farmId: place.farmId, steps })
    if (outcome.kind === 'refused') return notices.bad(outcome.refusal.message)
    notices.good(`${name}: ${countText(days, 'day')} recorded as dry.`, {
      undo: () => void undo(),
    })
  }
  return (
    <Button variant="default" size={size ?? 'sm'} onClick={() => void write()}>
      No rain for the rest{' '}
      {size ? <VisuallyHidden>of {name}</VisuallyHidden> : `of ${monthName(month)}`}
    </Button>
  )
}

const nothing: RainEdits = new Map()
