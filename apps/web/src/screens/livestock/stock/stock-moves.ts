// What is sent to add, change or take away a movement of stock: its line of the ledger and its event together.
// A transfer is one act: what is said of its number, day or weight is said of both of its lines.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { ChangeStep, Values } from '../../../data/outbox/change.ts'
import { changedSteps, filledIn, goneStep } from '../../../sheet/writing/sheet-parts.ts'
import { eventOfKind } from './stock-move.ts'
import type { MoveKind, StockMove } from './stock-move.ts'

export interface MovePlace {
  readonly farmId: number
  readonly periodId: number
  readonly newId: () => number
}

/** By field of the ledger and of the event of its kind. */
export interface MoveValues {
  readonly line?: Values
  /** Of a transfer: the class or the enterprise that they join, where it is another. */
  readonly into?: Values
  readonly event?: Values
}

/** `id`: of its line, where that has a number already. */
export function addedMove(
  kind: Exclude<MoveKind, 'birth'>,
  { line = {}, into = {}, event = {} }: MoveValues,
  { farmId: farm_id, periodId: period_id, newId, id = newId() }: MovePlace & { id?: number },
): readonly ChangeStep[] {
  const where = { farm_id, period_id }
  const { table, line: key, only } = eventOfKind(kind)
  const own = { ...where, ...filledIn(line) }
  const joined = kind === 'transfer' ? newId() : undefined
  return [
    store(ledger, id, own),
    ...(joined === undefined ? [] : [store(ledger, joined, { ...own, ...filledIn(into) })]),
    store(table, newId(), {
      ...where,
      [key]: id,
      ...(joined !== undefined && { in_livestock_ledger_id: joined }),
      ...(only && { [only.field]: only.is }),
      ...filledIn(event),
    }),
  ]
}

/** Only what is another; nothing where all is the same. */
export function changedMove(
  move: StockMove,
  { line = {}, into = {}, event = {} }: MoveValues,
): readonly ChangeStep[] {
  const { table } = eventOfKind(move.kind)
  const both = Object.entries(line).filter(([field]) => ofBothLines.includes(field))
  return [
    ...changedSteps(ledger, move.line, line),
    ...(move.into ? changedSteps(ledger, move.into, { ...Object.fromEntries(both), ...into }) : []),
    ...changedSteps(table, move.event, event),
  ]
}

/** Its lines go along with its event, and come back with it. What follows from a round is not taken away here. */
export function removedMove({ kind, event }: StockMove): readonly ChangeStep[] {
  return kind === 'birth' ? [] : [goneStep(eventOfKind(kind).table, event.id)]
}

/**
 * What happened is what its event says: another kind is another event, with a line of its own. What both kinds say goes
 * over.
 */
export function changedKind(
  move: StockMove,
  kind: OneSidedKind,
  { line = {}, event = {} }: MoveValues,
  place: MovePlace,
): readonly ChangeStep[] {
  const keepsTrade = [move.kind, kind].every(one => one === 'sale' || one === 'purchase')
  const said = {
    line: { ...only(move.line, fieldsOfLine), ...line },
    event: { ...(keepsTrade && only(move.event, fieldsOfTrade)), ...event },
  }
  return [...removedMove(move), ...addedMove(kind, said, place)]
}

/** Kinds that one becomes another of: one line, on any day of the period. */
const oneSidedKinds = [
  'purchase',
  'sale',
  'death',
  'adjustment in',
  'adjustment out',
] as const satisfies readonly MoveKind[]

type OneSidedKind = (typeof oneSidedKinds)[number]

export function isOneSided(kind: unknown): kind is OneSidedKind {
  return (oneSidedKinds as readonly unknown[]).includes(kind)
}

const fieldsOfTrade = ['total_value', 'contact_id', 'file_id', 'class_groups']

function only(values: object, fields: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)))
}

const ledger = 'livestock_ledgers'
const ofBothLines = ['number', 'entry_date', 'weight', 'notes', 'class_groups']
const fieldsOfLine = [...ofBothLines, 'livestock_class_id', 'livestock_enterprise_id']

function store(resource: EntityName, id: number, values: Values): ChangeStep {
  return { do: 'store', resource, id, values }
}
