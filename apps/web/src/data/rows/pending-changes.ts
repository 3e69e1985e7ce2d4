// What waits to be saved and what was saved from here, sorted by the rows that it is about, so that it
// can be laid over whatever was read.

import type { ChangeStep, KeptChange, Values } from '../outbox/change.ts'
import { isSameValue } from '../outbox/same-value.ts'
import type { SavedRow, SavedRows } from '../outbox/outbox-state.ts'

export interface PendingChanges {
  typedAt(resource: string, id: unknown): Values | undefined
  isGoing(resource: string, id: unknown): boolean
  /** Rows that are not with the server yet. */
  made(resource: string): readonly Values[]
  /** Of those that may be with it all the same: what they were sent as. */
  sent(resource: string): readonly SentRow[]
  savedAt(resource: string, id: unknown): SavedRow | undefined
  saved(resource: string): readonly SavedRow[]
  /** Whether any of it is about rows of these kinds. */
  concerns(resources: readonly string[]): boolean
}

export interface SentRow {
  readonly values: Values
  readonly at: string
}

interface OfKind {
  readonly typed: Map<unknown, Values>
  readonly going: Set<unknown>
  readonly made: Map<unknown, Values>
  readonly sent: SentRow[]
}

/** Refused changes keep showing what was typed; but what could not be deleted is there. */
export function pendingChanges(changes: readonly KeptChange[], saved: SavedRows): PendingChanges {
  const kinds = new Map<string, OfKind>()
  for (const change of changes) {
    for (const step of change.steps) lay(kindIn(kinds, step.resource), step, change)
  }
  return {
    typedAt: (resource, id) => kinds.get(resource)?.typed.get(id),
    isGoing: (resource, id) => kinds.get(resource)?.going.has(id) ?? false,
    made: resource => [...(kinds.get(resource)?.made.values() ?? [])],
    sent: resource => kinds.get(resource)?.sent ?? [],
    savedAt: (resource, id) => saved.get(resource)?.get(id as number),
    saved: resource => [...(saved.get(resource)?.values() ?? [])],
    concerns: resources => resources.some(one => kinds.has(one) || saved.has(one)),
  }
}

function kindIn(kinds: Map<string, OfKind>, resource: string): OfKind {
  const known = kinds.get(resource)
  if (known) return known
  const made: OfKind = { typed: new Map(), going: new Set(), made: new Map(), sent: [] }
  kinds.set(resource, made)
  return made
}

function lay({ typed, going, made, sent }: OfKind, step: ChangeStep, change: KeptChange): void {
  const { id } = step
  switch (step.do) {
    case 'store':
      if (change.sent && change.state !== 'refused')
        sent.push({ values: step.values, at: change.sent.at })
      return void made.set(id, { farm_id: change.farmId, ...step.values, id })
    case 'update': {
      const row = made.get(id)
      if (row) return void made.set(id, { ...row, ...step.values })
      return void typed.set(id, { ...typed.get(id), ...step.values })
    }
    case 'destroy':
      if (change.state !== 'refused') going.add(id)
      return
    case 'restore':
      return void going.delete(id)
    default:
  }
}

/** The row as it was saved from here, if that is later than the row that was read. */
export function isLater(saved: Values, read: Values): boolean {
  const [mine, theirs] = [saved['updated_at'], read['updated_at']]
  return typeof mine === 'string' && typeof theirs === 'string' && mine > theirs
}

/** Itself where nothing is different. */
export function withValues(row: Values, values: Values): Values {
  const isSame = Object.entries(values).every(([name, value]) => isSameValue(row[name], value))
  return isSame ? row : { ...row, ...values }
}
