// What is typed in a form of a wizard and not applied yet: kept on the device, so that neither a reload
// nor going back loses it.

import { useCallback, useState } from 'react'
import { useSheetNote } from '../../data/hooks/sheet-notes.ts'
import type { NewRow } from '../../sheet/cells/sheet-column.ts'

/** By the name of the form. */
type Kept = Readonly<Record<string, NewRow>>

/** `wizard`: lasting, and of no other. */
export function useKeptValues(wizard: string, form: string, given: NewRow) {
  const { value: kept, now, write } = useSheetNote<Kept>(`${wizard}-typed`, 'work', joined)
  const [own, setOwn] = useState<NewRow>()
  const values = own ?? kept?.[form] ?? given
  const setValues = useCallback(
    (next: NewRow) => {
      setOwn(next)
      write({ ...now(), [form]: next })
    },
    [write, now, form],
  )
  /** Once they are applied; they stay in sight, to be applied to others. */
  const letGo = useCallback(() => {
    const others = Object.entries(now() ?? {}).filter(([name]) => name !== form)
    write(Object.fromEntries(others))
  }, [write, now, form])
  const isWaiting = Object.values(kept?.[form] ?? {}).some(value => value !== null)
  return { values, setValues, letGo, isWaiting }
}

/** What is typed here stands, and in other forms what another page keeps. */
function joined(kept: unknown, since: unknown, from?: unknown): Kept {
  const [others, own, before] = [kept, since, from].map(one => (one ?? {}) as Kept)
  const isOwn = (name: string) => JSON.stringify(own?.[name]) !== JSON.stringify(before?.[name])
  return Object.fromEntries([
    ...Object.entries(others ?? {}).filter(([name]) => !isOwn(name)),
    ...Object.entries(own ?? {}).filter(([name]) => isOwn(name)),
  ])
}
