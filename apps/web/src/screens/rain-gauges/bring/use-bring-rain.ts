// Writes many readings, some hundred at a time, each of them one entry of what waits: progress is told,
// and all of it can be undone.

import { useState } from 'react'
import type { ChangeStep } from '../../../data/outbox/change.ts'
import { useUndo } from '../../../data/hooks/undo.ts'
import { countText } from '../../../ui/amounts.ts'
import { useNotices } from '../../../ui/notices.tsx'
import type { RainEdits, RainPlace } from '../year/rain-edits.ts'
import { rainSteps } from '../year/rain-edits.ts'
import type { RainWriting } from '../year/use-write-rain.ts'

/** So many are saved within a few seconds, also over a slow connection. */
const atOnce = 1000

interface Bringing {
  /** From 0 to 1; nothing while nothing is written. */
  readonly progress: number | undefined
  readonly bring: (edits: RainEdits, place: RainPlace) => Promise<boolean>
}

interface Wish {
  readonly writing: RainWriting
  /** `Rain of House from rain.csv` */
  readonly label: string
  /** Many years may say something else now: they are written, or that was undone. */
  readonly onWritten: () => void
}

export function useBringRain({ writing, label, onWritten }: Wish): Bringing {
  const notices = useNotices()
  const { undo } = useUndo()
  const [progress, setProgress] = useState<number>()
  const takeBack = async (parts: number) => {
    for (let part = 0; part < parts; part += 1) await undo()
    onWritten()
  }
  const bring = async (edits: RainEdits, place: RainPlace) => {
    const parts = partsOf(rainSteps(edits, place), atOnce)
    for (const [done, steps] of parts.entries()) {
      setProgress(done / parts.length)
      const part = parts.length > 1 ? ` (${done + 1} of ${parts.length})` : ''
      const change = { label: `${label}${part}`, farmId: place.farmId, steps }
      const outcome = await writing.write(change)
      if (outcome.kind !== 'refused') continue
      setProgress(undefined)
      notices.bad(outcome.refusal.message)
      return false
    }
    setProgress(undefined)
    onWritten()
    notices.good(`${countText(edits.size, 'reading')} added.`, {
      undo: () => void takeBack(parts.length),
    })
    return true
  }
  return { progress, bring }
}

export function partsOf<Step extends ChangeStep>(
  steps: readonly Step[],
  most: number,
): readonly (readonly Step[])[] {
  return Array.from({ length: Math.ceil(steps.length / most) }, (_, place) =>
    steps.slice(place * most, (place + 1) * most),
  )
}
