// Leads the router by the rules of where one may go, and keeps the farm and the period of the address. What is
// read first where they go is asked for at once.

import { notFound, redirect } from '@tanstack/react-router'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { ReadAhead } from '../data/rows/read-ahead.ts'
import type { SessionStore } from '../data/session/session.ts'
import { decidePlace } from './decide-place.ts'
import type { Visitor } from './decide-place.ts'
import { savesData } from '../ui/saves-data.ts'
import type { Search } from './read-search.ts'

interface Going {
  readonly context: { readonly session: SessionStore; readonly readAhead?: ReadAhead }
  readonly matches: readonly {
    readonly fullPath: string
    readonly params: object
    readonly staticData: StaticDataRouteOption
  }[]
  readonly search: Search
  readonly location: { readonly pathname: string; readonly searchStr: string }
  /** `preload`: nobody goes there yet. */
  readonly cause: string
}

export function guard({ context, matches, search, location, cause }: Going): void {
  const { session } = context
  const last = matches.at(-1)
  const decision = decidePlace(
    {
      route: routeOf(last?.fullPath),
      params: (last?.params ?? {}) as Readonly<Record<string, string | undefined>>,
      letter: search.token ?? search.letter,
      address: location.pathname + location.searchStr,
      audience: last?.staticData.audience,
    },
    visitorOf(session),
  )
  if (decision.kind === 'redirect') {
    throw redirect({ to: decision.to, search: decision.search ?? {}, replace: true })
  }
  if (decision.kind === 'not found') throw notFound()
  if (cause !== 'preload') session.arriveAt(decision)
  if (cause === 'preload' && savesData()) return
  const { farmId = 0, periodId = 0 } = decision
  context.readAhead?.(
    matches.flatMap(({ staticData }) => staticData.reads?.({ farmId, periodId }) ?? []),
  )
}

/** An index route ends in a slash. */
function routeOf(path = '/'): string {
  return path.replace(/(.)\/$/, '$1')
}

function visitorOf(session: SessionStore): Visitor {
  const now = session.now()
  if (now.kind === 'signed out') return { isSignedIn: false }
  return { isSignedIn: true, isAdmin: now.isAdmin, hasBusiness: now.business !== undefined }
}
