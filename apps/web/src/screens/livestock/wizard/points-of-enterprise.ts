// What stands open about an enterprise of a period: of the server, and what its lines on the device show by themselves.

import type { OpenPoint, OpenPoints } from '@furrow/wire/open-points-answer'
import { roundKinds, roundTables } from '../breeding/round-row.ts'
import type { RoundKind } from '../breeding/round-row.ts'
import type { EnterpriseLists } from '../enterprises/enterprise-name.ts'
import { withShortStock } from '../stock/short-stock.ts'
import { eventOfKind } from '../stock/stock-move.ts'
import type { MoveKind, StockMove } from '../stock/stock-move.ts'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'

type Recorded = Pick<EnterpriseInHand, 'rows' | 'moves' | 'rounds' | 'breeds'>

interface Own extends Recorded {
  readonly recorded: EnterpriseInHand['recorded']
  readonly lists: EnterpriseLists
}

/** Of what is recorded in it; each by its table and number. */
export function pointsOf(open: OpenPoints, own: Own): readonly OpenPoint[] {
  const said = [...open.blockers, ...open.warnings]
  const known = stepsOfRecords(own)
  return withShortStock(said, own.recorded, own.lists).filter(({ resource, id }) =>
    known.has(nameOfRecord(resource, id)),
  )
}

export function nameOfRecord(resource: string | null, id: number | null): string {
  return `${resource} ${id}`
}

/** In which step each record is entered. */
export function stepsOfRecords(of: Recorded): ReadonlyMap<string, string> {
  const young = new Set(
    of.rows.filter(({ stockClass }) => stockClass.unweaned).map(({ stockClass }) => stockClass.id),
  )
  const isWeaning = ({ kind, line }: StockMove) =>
    kind === 'transfer' && of.breeds && young.has(line.livestock_class_id)
  return new Map([
    ...of.moves.flatMap(move => {
      const { kind, line, into, event } = move
      const step = isWeaning(move) ? 'weaning' : stepsOfMoves[kind]
      const records = [
        nameOfRecord('livestock_ledgers', line.id),
        ...(into ? [nameOfRecord('livestock_ledgers', into.id)] : []),
        nameOfRecord(eventOfKind(kind).table, event.id),
      ]
      return records.map(name => [name, step] as const)
    }),
    ...of.rows.flatMap(({ closing }) =>
      closing ? [[nameOfRecord('livestock_closing_events', closing.id), 'closing'] as const] : [],
    ),
    ...of.rounds.flatMap(({ id, events }) => [
      [nameOfRecord('livestock_reproduction_lifecycles', id), 'joining'] as const,
      ...roundKinds.flatMap(kind =>
        events[kind].map(
          one => [nameOfRecord(roundTables[kind], one.id), stepsOfRounds[kind]] as const,
        ),
      ),
    ]),
  ])
}

const stepsOfMoves: Readonly<Record<MoveKind, string>> = {
  opening: 'opening',
  birth: 'marking',
  purchase: 'purchases',
  transfer: 'transfers',
  'adjustment in': 'closing',
  'adjustment out': 'closing',
  death: 'deaths',
  sale: 'sales',
}

const stepsOfRounds: Readonly<Record<RoundKind, string>> = {
  joining: 'joining',
  scanning: 'scanning',
  birthing: 'marking',
  marking: 'marking',
  weaning: 'weaning',
}
