// From which period into which: the last one into the next that may be started, or the one before into a
// period that is there already, unless someone chooses otherwise.

import { periodText } from '@furrow/farming/dates/period-text'
import { useState } from 'react'
import type { ListedPeriod, OtherPeriod } from './use-period-list.ts'

export interface CarryWay {
  readonly title: string
  /** Whether the farm does not record the later one yet. */
  readonly isNew: boolean
  readonly sources: readonly NamedPeriod[]
  readonly targets: readonly NamedPeriod[]
  readonly from: number | null
  /** Null where there is none to start. */
  readonly into: number | null
  readonly onFrom: (id: number | null) => void
  readonly onInto: (id: number | null) => void
}

interface NamedPeriod {
  readonly id: number
  readonly name: string
}

interface Given {
  /** That the farm records, oldest first. */
  readonly periods: readonly ListedPeriod[]
  /** That it does not record. */
  readonly others: readonly OtherPeriod[]
  /** Into this one, where it is there already. */
  readonly existing: ListedPeriod | undefined
}

export function useCarryWay({ periods, others, existing }: Given): CarryWay {
  const earlier = existing ? periods.filter(({ start }) => start < existing.start) : periods
  const sources = earlier
    .toReversed()
    .map(({ period_id: id, name, start }) => ({ id, name, start }))
  const [chosenFrom, onFrom] = useState<number | null>(null)
  const [chosenInto, onInto] = useState<number | null>(null)
  const source = sources.find(({ id }) => id === chosenFrom) ?? sources[0]
  const later = others.filter(({ start }) => source !== undefined && start > source.start)
  const targets = existing ? [{ id: existing.period_id, name: existing.name }] : later
  const target = targets.find(({ id }) => id === chosenInto) ?? targets[0]
  return {
    title: existing ? `Carry over into ${periodText(existing.name)}` : 'Start a new period',
    isNew: existing === undefined,
    sources,
    targets,
    from: source?.id ?? null,
    into: target?.id ?? null,
    onFrom,
    onInto,
  }
}
