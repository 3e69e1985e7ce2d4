// New rows between their being whole and their standing among the rows, for the device needs a moment
// to keep them: they stay in their place, keep their name on the screen, and what is typed into them
// meanwhile is done as soon as they are there.

import { useCallback, useMemo, useRef, useState } from 'react'
import type { Change } from '../data/change.ts'
import { useFurrow } from '../data/furrow-context.ts'
import type { DraftRow } from './marks.ts'
import { rowKey } from './sheet-lines.ts'

export interface Births {
  /** Whole, and not among the rows yet. */
  readonly unborn: readonly DraftRow[]
  /** By which the screen knows a line from its first letter on, whatever its number is by now. */
  readonly lastingKey: (key: string) => string
  /** The keys of the rows by the keys of the new rows that they came from. */
  readonly bornAs: ReadonlyMap<string, string>
  /** Whether a row came from a line of this sheet. */
  readonly isMadeHere: (id: number) => boolean
  readonly expect: (drafts: readonly DraftRow[], change: Change) => void
  /** They will not come: the device could not keep them, or the screen does not show them. */
  readonly giveUp: (drafts: readonly DraftRow[]) => void
}

interface Expected {
  readonly draft: DraftRow
  /** Of the rows that are made by the same change, this is the one of that place. */
  readonly place: number
  readonly made: readonly number[]
}

interface Known {
  readonly expected: readonly Expected[]
  /** By the key of the draft. */
  readonly born: ReadonlyMap<string, number>
}

export function useBirths(ids: ReadonlySet<number>): Births {
  const { outbox } = useFurrow()
  const [known, setKnown] = useState<Known>({ expected: [], born: new Map() })
  const seen = useMemo(() => settled(known, ids, outbox.idOf), [known, ids, outbox])
  if (seen !== known) setKnown(seen)
  const everMade = useRef(new Set<number>())
  const isMadeHere = useCallback((id: number) => everMade.current.has(id), [])
  const expect = useCallback((drafts: readonly DraftRow[], { steps }: Change) => {
    const made = steps.flatMap(step => (step.do === 'store' ? [step.id] : []))
    for (const id of made) everMade.current.add(id)
    const more = drafts.map((draft, place) => ({ draft, place, made }))
    if (more.length > 0)
      setKnown(({ expected, born }) => ({ expected: [...expected, ...more], born }))
  }, [])
  const giveUp = useCallback((drafts: readonly DraftRow[]) => {
    const gone = new Set(drafts.map(({ key }) => key))
    setKnown(now => {
      const expected = now.expected.filter(({ draft }) => !gone.has(draft.key))
      return expected.length === now.expected.length ? now : { ...now, expected }
    })
  }, [])
  const names = useMemo(() => namesOf(seen.born, ids, outbox.idOf), [seen, ids, outbox])
  return useMemo(
    () => ({
      unborn: seen.expected.map(({ draft }) => draft),
      ...{ ...names, isMadeHere, expect, giveUp },
    }),
    [seen, names, isMadeHere, expect, giveUp],
  )
}

function namesOf(
  born: ReadonlyMap<string, number>,
  ids: ReadonlySet<number>,
  idOf: (id: number) => number,
): Pick<Births, 'bornAs' | 'lastingKey'> {
  const bornAs = new Map<string, string>()
  const drafts = new Map<string, string>()
  for (const [draft, id] of born) {
    bornAs.set(draft, rowKey(ids.has(id) ? id : idOf(id)))
    drafts.set(rowKey(id), draft).set(rowKey(idOf(id)), draft)
  }
  return { bornAs, lastingKey: key => drafts.get(key) ?? key }
}

/** The same as long as nothing was born. Of what a change makes, some may stand in other lists. */
function settled(known: Known, ids: ReadonlySet<number>, idOf: (id: number) => number): Known {
  const born = new Map(known.born)
  const expected = known.expected.filter(({ draft, place, made }) => {
    const here = made.filter(id => ids.has(id) || ids.has(idOf(id)))
    const id = here[place]
    if (id !== undefined) born.set(draft.key, id)
    return id === undefined
  })
  return expected.length === known.expected.length ? known : { expected, born }
}
