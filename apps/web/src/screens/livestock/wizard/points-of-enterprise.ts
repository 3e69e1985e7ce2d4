// What stands open about an enterprise of a period: of the server, and what its lines on the device show by themselves.

import type { OpenPoint, OpenPoints } from '@furrow/wire/open-points-answer'
import { roundTables } from '../breeding/round-row.ts'
import type { EnterpriseLists } from '../enterprises/enterprise-name.ts'
import { withShortStock } from '../stock/short-stock.ts'
import { eventOfKind } from '../stock/stock-move.ts'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'

interface Own extends Pick<EnterpriseInHand, 'rows' | 'moves' | 'rounds' | 'recorded'> {
  readonly lists: EnterpriseLists
}

/** Of what is recorded in it; each by its table and number. */
export function pointsOf(open: OpenPoints, own: Own): readonly OpenPoint[] {
  const { rows, moves, rounds, recorded, lists } = own
  const said = [...open.blockers, ...open.warnings]
  const known = new Set([
    ...moves.flatMap(({ kind, line, into, event }) => [
      `livestock_ledgers ${line.id}`,
      `livestock_ledgers ${into?.id}`,
      `${eventOfKind(kind).table} ${event.id}`,
    ]),
    ...rows.map(({ closing }) => `livestock_closing_events ${closing?.id}`),
    ...rounds.flatMap(({ id, events }) => [
      `livestock_reproduction_lifecycles ${id}`,
      ...Object.entries(events).flatMap(([kind, some]) =>
        (some as readonly { readonly id: number }[]).map(
          one => `${roundTables[kind as keyof typeof roundTables]} ${one.id}`,
        ),
      ),
    ]),
  ])
  return withShortStock(said, recorded, lists).filter(({ resource, id }) =>
    known.has(`${resource} ${id}`),
  )
}
