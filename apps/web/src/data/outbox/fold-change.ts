// A change that joins those that wait: what says the same twice becomes one, what was typed back is
// struck off. Nothing is altered that may have reached the server.

import type { Change, ChangeStep, GoneStep, UpdateStep } from './change.ts'
import { isLocalId, localIdsIn } from './local-ids.ts'
import { concerns, isMendable, isOpen, isRow, isUpdate, madeBy, valuesOf } from './outbox-entry.ts'
import type { NewEntry, OutboxEntry } from './outbox-entry.ts'
import { isNothing, retyped, withTyped } from './typed-values.ts'

export interface Stamp {
  readonly key: string
  readonly at: string
}

export interface Folded {
  readonly entries: readonly OutboxEntry[]
  readonly added?: NewEntry
  /** The one that it went into. */
  readonly into?: number
}

export function foldChange(entries: readonly OutboxEntry[], change: Change, stamp: Stamp): Folded {
  const [only, ...others] = change.steps
  if (!only || change.steps.every(isNothing)) return { entries }
  if (others.length > 0 || change.imported)
    return appended(...withoutUnmade(entries, change), stamp)
  switch (only.do) {
    case 'update':
      return foldUpdate(entries, { change, step: only }, stamp)
    case 'destroy':
      return foldDestroy(entries, only) ?? appended(entries, change, stamp)
    case 'restore':
      return foldRestore(entries, only) ?? appended(entries, change, stamp)
    default:
      return appended(entries, change, stamp)
  }
}

/** What was refused of the same figures counts no more: the person typed others. */
function appended(entries: readonly OutboxEntry[], change: Change, stamp: Stamp): Folded {
  const left = change.steps
    .filter(isUpdate)
    .reduce((all, step) => retyped(all, step, { key: stamp.key, mayChange: isMendable }), entries)
  const { label, farmId, steps, imported = false } = change
  if (steps.length === 0) return { entries: left }
  const kept = { label, farmId, steps, ...(imported && { imported }) }
  return { entries: left, added: { ...kept, ...stamp, state: 'waiting', tries: 0 } }
}

/** Rows that nobody but this device ever had are gone with all that was said of them. */
function withoutUnmade(
  entries: readonly OutboxEntry[],
  change: Change,
): readonly [readonly OutboxEntry[], Change] {
  const gone = change.steps.filter(step => step.do === 'destroy' && isLocalId(step.id))
  const isOfGone = (entry: OutboxEntry) =>
    isUnsent(entry) && entry.steps.every(step => gone.some(row => isRow(step, row)))
  const [struck, left] = [entries.filter(isOfGone), entries.filter(entry => !isOfGone(entry))]
  const made = new Set(struck.flatMap(madeBy))
  const isNamedStill = left.some(({ steps }) => steps.some(step => isAboutAny(step, made)))
  if (made.size === 0 || isNamedStill) return [entries, change]
  return [left, { ...change, steps: change.steps.filter(({ id }) => !made.has(id)) }]
}

function isAboutAny(step: ChangeStep, ids: ReadonlySet<number>): boolean {
  return [step.id, ...localIdsIn(valuesOf(step))].some(id => ids.has(id))
}

interface Updating {
  readonly change: Change
  readonly step: UpdateStep
}

function foldUpdate(
  entries: readonly OutboxEntry[],
  { change, step }: Updating,
  stamp: Stamp,
): Folded {
  const target = refusedMaker(entries, step) ?? newestAbout(entries, step)
  if (!target || !mayName(entries, target, step)) return appended(entries, change, stamp)
  const result = withTyped(target, { step, label: change.label }, stamp)
  const left = entries.flatMap(entry => (entry !== target ? [entry] : result ? [result] : []))
  const mayChange = (entry: OutboxEntry) =>
    entry.seq !== target.seq && (isMendable(entry) || (isOpen(entry) && entry.seq > target.seq))
  return {
    entries: retyped(left, step, { key: stamp.key, mayChange }),
    ...(result && { into: target.seq }),
  }
}

/** A row that could not be made is fixed where it is made, whatever was changed of it since. */
function refusedMaker(entries: readonly OutboxEntry[], { id }: UpdateStep) {
  return entries.find(entry => isMendable(entry) && madeBy(entry).includes(id))
}

/** The newest that is about the row, if it may take up more of it. */
function newestAbout(entries: readonly OutboxEntry[], step: UpdateStep) {
  const newest = entries.findLast(entry => entry.steps.some(other => concerns(other, step)))
  const about = newest?.steps.filter(other => concerns(other, step)) ?? []
  const [one] = about
  if (!newest || !one || about.length > 1 || !isRow(one, step)) return undefined
  const isTaking = one.do === 'store' || (one.do === 'update' && mayJoin(newest, one, step))
  return isTaking && (isOpen(newest) || isMendable(newest)) ? newest : undefined
}

/** Figures that were typed over another state of the row are another change. */
function mayJoin(entry: OutboxEntry, earlier: UpdateStep, { seen }: UpdateStep): boolean {
  if (entry.state === 'refused') return true
  const isSameState = !seen || !earlier.seen || seen === earlier.seen
  return entry.steps.length === 1 && isSameState
}

/** What it names must have been made before the change that it goes into. */
function mayName(
  entries: readonly OutboxEntry[],
  target: OutboxEntry,
  { values }: UpdateStep,
): boolean {
  const place = entries.indexOf(target)
  return localIdsIn(values).every(id => {
    const maker = entries.findIndex(entry => madeBy(entry).includes(id))
    return maker >= 0 && maker < place
  })
}

/** A row that nobody but this device ever had is gone with everything that was said of it. */
function foldDestroy(entries: readonly OutboxEntry[], row: GoneStep): Folded | undefined {
  const about = entries.filter(entry => entry.steps.some(step => concerns(step, row)))
  const isOnlyHere = about.some(entry => madeBy(entry).includes(row.id))
  if (!isLocalId(row.id) || !isOnlyHere || !about.every(entry => isOnlyAbout(entry, row))) return
  return { entries: entries.filter(entry => !about.includes(entry)) }
}

function isOnlyAbout(entry: OutboxEntry, row: GoneStep): boolean {
  return isUnsent(entry) && entry.steps.every(step => isRow(step, row))
}

function isUnsent(entry: OutboxEntry): boolean {
  return isOpen(entry) || (entry.state === 'refused' && entry.sent === undefined)
}

/** A row that is not gone yet stays. */
function foldRestore(entries: readonly OutboxEntry[], row: GoneStep): Folded | undefined {
  const newest = entries.findLast(entry => entry.steps.some(step => concerns(step, row)))
  const isGoing = newest && newest.steps.length === 1 && isDestroy(newest.steps[0])
  const isUnsent = newest && (isOpen(newest) || newest.state === 'refused') && !newest.sent
  if (!isGoing || !isUnsent) return undefined
  return { entries: entries.filter(entry => entry !== newest) }
}

function isDestroy(step: ChangeStep | undefined): boolean {
  return step?.do === 'destroy'
}
