// A note of a sheet on this device: of the farm and period that the person is at, or of them alone.

import { useCallback, useSyncExternalStore } from 'react'
import { useFurrow, useSession } from '../context/furrow-context.ts'
import type { Session } from '../session/session.ts'
import { notebookOf } from '../sheets/notebook.ts'
import type { Join } from '../sheets/notebook.ts'

export interface SheetNote<Value> {
  /** By which the device knows it. */
  readonly name: string
  /** Nothing where nothing is kept, or as long as it was not read yet. */
  readonly value: Value | undefined
  readonly isRead: boolean
  /** Shown at once, kept behind it; nothing takes it away. */
  readonly write: (value: Value | undefined) => void
  /** As it is at this moment, also where the screen shows it a moment later. */
  readonly now: () => Value | undefined
}

/** `work` is of the farm and period that the person is at, `look` is the same in all of them. */
type About = 'work' | 'look'

export function useSheetNote<Value>(sheet: string, about: About, join?: Join): SheetNote<Value> {
  const { outbox } = useFurrow()
  const name = nameOf(useSession(), sheet, about)
  const page = notebookOf(outbox).page(name, join, join !== undefined)
  const { value, isRead } = useSyncExternalStore(page.subscribe, page.now)
  const now = useCallback(() => page.now().value as Value | undefined, [page])
  return { name, value: value as Value | undefined, isRead, write: page.write, now }
}

function nameOf(session: Session, sheet: string, about: About): string {
  const who = whoseNotes(session)
  if (session.kind === 'signed out') return `${who} ${sheet} ${about}`
  const { farmId, periodId } = session
  return about === 'look' ? `${who} ${sheet} look` : `${who} ${sheet} ${farmId} ${periodId}`
}

/** Of who sits there and for whom they act: nobody meets what another typed. */
export function whoseNotes(session: Session): string {
  if (session.kind === 'signed out') return 'nobody'
  const { user, person } = session
  return user?.id === person?.id ? `${user?.id}` : `${user?.id} as ${person?.id}`
}
