// Whether the tour may still offer itself: to who joined lately, and is here themselves.

import { useState } from 'react'
import { useSession } from '../../data/context/furrow-context.ts'
import { isNewcomer } from './is-newcomer.ts'

export function useMayBeNewcomer(): boolean {
  const session = useSession()
  const [now] = useState(() => Date.now())
  if (session.kind === 'signed out') return false
  const { user, person } = session
  // Who acts for someone has seen it, or will where they are themselves.
  return user.id === person.id && isNewcomer({}, person.created_at, now)
}
