// Values that are typed over others which wait or were refused: they go into the change, or take the
// older ones out of it.

import type { ChangeStep, UpdateStep, Values } from './change.ts'
import { isRow, isUpdate } from './outbox-entry.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { isSameValue } from './same-value.ts'

export function isNothing(step: ChangeStep): boolean {
  return isUpdate(step) && Object.keys(step.values).length === 0
}

interface Typed {
  readonly step: UpdateStep
  readonly label: string
}

/** The change with what is typed now; nothing where it comes to nothing. */
export function withTyped(
  target: OutboxEntry,
  { step, label }: Typed,
  { key }: { readonly key: string },
): OutboxEntry | undefined {
  const isConflict = target.refusal?.code === 'conflict'
  const steps = target.steps
    .map(old => (isRow(old, step) ? joined(old, step, { isConflict }) : old))
    .filter(left => !isNothing(left))
  if (steps.length === 0) return undefined
  const changed = { ...target, label: labelOf(target, { step, label }), steps }
  return target.state === 'refused' ? again(changed, key) : changed
}

function joined(
  old: ChangeStep,
  step: UpdateStep,
  { isConflict }: { readonly isConflict: boolean },
): ChangeStep {
  if (old.do === 'store') return { ...old, values: { ...old.values, ...step.values } }
  if (old.do !== 'update') return old
  const values = { ...old.values, ...step.values }
  const before = { ...step.before, ...old.before }
  // Who types all of it again has looked at the row as it is now.
  const isAnew = Object.keys(old.values).every(name => Object.hasOwn(step.values, name))
  const seen = (isAnew ? step.seen : undefined) ?? old.seen ?? step.seen
  const all = { ...old, values, before, seen }
  // Over what a colleague saved, the former value is one that someone wants.
  return isConflict ? all : keeping(all, name => !isBack(all, name))
}

function isBack({ values, before }: UpdateStep, name: string): boolean {
  return Object.hasOwn(before, name) && isSameValue(values[name], before[name])
}

/** Named after what is typed now, where nothing of the former is left. */
function labelOf(target: OutboxEntry, { step, label }: Typed): string {
  const [old, ...others] = target.steps
  if (!old || !isUpdate(old) || others.length > 0) return target.label
  const isReplaced = Object.keys(old.values).every(name => Object.hasOwn(step.values, name))
  return isReplaced ? label : target.label
}

interface Retyping {
  readonly key: string
  readonly mayChange: (entry: OutboxEntry) => boolean
}

/** Takes the figures that a step sets out of other changes of the row. */
export function retyped(
  entries: readonly OutboxEntry[],
  step: UpdateStep,
  { key, mayChange }: Retyping,
): readonly OutboxEntry[] {
  return entries.flatMap(entry => {
    if (!mayChange(entry) || !setsAny(entry, step)) return [entry]
    const left = without(entry, step)
    if (left.steps.length === 0) return []
    return [entry.state === 'refused' ? again(left, `${key}-${entry.seq}`) : left]
  })
}

/** Whether it changes a figure that the step changes, too. */
export function setsAny({ steps }: Pick<OutboxEntry, 'steps'>, step: UpdateStep): boolean {
  const names = Object.keys(step.values)
  return steps
    .filter(isUpdate)
    .some(own => isRow(own, step) && names.some(name => Object.hasOwn(own.values, name)))
}

function without(entry: OutboxEntry, step: UpdateStep): OutboxEntry {
  const isOther = (name: string) => !Object.hasOwn(step.values, name)
  const steps = entry.steps
    .map(own => (isUpdate(own) && isRow(own, step) ? keeping(own, isOther) : own))
    .filter(own => !isNothing(own))
  return { ...entry, steps }
}

/** The step with some of its figures. */
export function keeping(step: UpdateStep, isKept: (name: string) => boolean): UpdateStep {
  const kept = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)))
  return { ...step, values: kept(step.values), before: kept(step.before) }
}

/** To be sent again: the server keeps what it answered under the former key. */
export function again(
  { refusal: _refusal, sent: _sent, ...entry }: OutboxEntry,
  key: string,
): OutboxEntry {
  return { ...entry, key, state: 'waiting', tries: 0 }
}
