// The link between a person and a farm or a business: changed, cut, and joined again, at the server
// there and then, for what someone may counts at once.

import { useState } from 'react'
import { useFurrow, useSignedIn } from '../data/context/furrow-context.ts'
import { useNotices } from '../ui/notices.tsx'

export interface Link {
  readonly id: number
  readonly updated_at: string
}

interface Linking {
  readonly resource: 'details_user' | 'business_user'
  readonly person: { readonly userId: number; readonly name: string }
  /** What they belong to. */
  readonly place: string
  readonly onChanged: () => void
}

export function useLink({ resource, person, place, onChanged }: Linking) {
  const { session } = useFurrow()
  const rows = useFurrow().api.anyRows(resource)
  const isYou = useSignedIn().person.id === person.userId
  const notices = useNotices()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async (call: () => Promise<Told>): Promise<boolean> => {
    setBusy(true)
    const answer = await call().finally(() => setBusy(false))
    setProblem(answer.ok ? undefined : answer.failure.message)
    if (!answer.ok) return false
    onChanged()
    // What one may oneself follows from it.
    if (isYou) await session.refresh()
    return true
  }
  const bringBack = async (id: number) => {
    const answer = await rows.restore(id)
    onChanged()
    if (answer.ok) notices.good(`${person.name} belongs to ${place} again.`)
    else notices.bad(answer.failure.message)
  }
  return {
    problem,
    isBusy,
    isYou,
    run,
    change: (link: Link, values: object) =>
      run(() => rows.update(link.id, values, { lastSeen: link.updated_at })),
    async remove({ id }: Link) {
      const isDone = await run(() => rows.destroy(id))
      if (!isDone) return
      // Who has let go of a farm oneself is not let in again by oneself.
      const undo = isYou ? undefined : () => void bringBack(id)
      notices.good(`${person.name} was removed from ${place}.`, { undo })
    },
  }
}

type Told =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: { readonly message: string } }
