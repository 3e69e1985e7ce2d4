// A change of many rows of which the server refused some: what was refused stays, all else is to be sent.

import type { ChangeRefusal, ChangeStep, UpdateStep, Values } from './change.ts'
import { localIdsIn } from './local-ids.ts'
import { isUpdate, valuesOf } from './outbox-entry.ts'
import { isSameValue } from './same-value.ts'
import { isNothing, keeping } from './typed-values.ts'

interface Split {
  readonly refused: readonly ChangeStep[]
  /** What it says of those, by their new places. */
  readonly refusal: ChangeRefusal
  readonly others: readonly ChangeStep[]
}

/** Nothing where it is refused as a whole, or hangs together. */
export function splitRefused(
  steps: readonly ChangeStep[],
  refusal: ChangeRefusal,
): Split | undefined {
  if (steps.some(({ ofRow }) => ofRow === undefined)) return undefined
  const troubled = steps.map((step, at) => fieldsRefused(step, at, refusal))
  const rows = rowsHeld(steps, troubled)
  const refused: [number, ChangeStep][] = []
  const others: ChangeStep[] = []
  steps.forEach((step, at) => {
    const fields = troubled[at] ?? []
    if (!rows.all.has(step.ofRow)) others.push(step)
    else if (rows.whole.has(step.ofRow) || !isUpdate(step)) refused.push([at, step])
    else {
      const [held, free] = [true, false].map(isHeld =>
        keeping(step, name => fields.includes(name) === isHeld),
      ) as [UpdateStep, UpdateStep]
      if (!isNothing(held)) refused.push([at, held])
      if (!isNothing(free)) others.push(free)
    }
  })
  if (others.length === 0 || refused.length === 0) return undefined
  const places = new Map(refused.map(([was], place) => [was, place]))
  const left = { ...refusal, errors: renumbered(refusal.errors, places) }
  return { refused: refused.map(([, step]) => step), refusal: left, others }
}

/** The fields of a step that are refused; nothing where none of it is. */
function fieldsRefused(
  step: ChangeStep,
  at: number,
  { code, errors, now }: ChangeRefusal,
): readonly string[] | undefined {
  const all = Object.keys(valuesOf(step))
  const paths = Object.keys(errors).filter(
    path => path === `steps.${at}` || path.startsWith(`steps.${at}.`),
  )
  const named = paths.map(path => path.split('.values.')[1]?.split('.')[0])
  if (paths.length > 0 && named.every(name => name !== undefined && all.includes(name))) {
    return named.filter(name => name !== undefined)
  }
  if (code === 'conflict' && isUpdate(step))
    return overtakenIn(step, now) ?? (paths.length > 0 ? all : undefined)
  return paths.length > 0 ? all : undefined
}

/** What someone else changed of it; all of it where that is not to be seen. */
function overtakenIn(
  { id, values, before }: UpdateStep,
  now: unknown,
): readonly string[] | undefined {
  const rows = [now].flat() as readonly (Values | null | undefined)[]
  const row = rows.find(one => one?.['id'] === id)
  if (!row) return undefined
  const names = Object.keys(values)
  const other = names.filter(
    name => Object.hasOwn(row, name) && !isSameValue(row[name], before[name]),
  )
  return other.length > 0 ? other : names
}

/** Rows of which something stays, and those that stay whole: what is made or gone hangs together. */
function rowsHeld(
  steps: readonly ChangeStep[],
  troubled: readonly (readonly string[] | undefined)[],
) {
  const all = new Set(steps.filter((_, at) => troubled[at]).map(({ ofRow }) => ofRow))
  const whole = new Set(
    steps.filter(step => all.has(step.ofRow) && !isUpdate(step)).map(({ ofRow }) => ofRow),
  )
  for (;;) {
    const made = steps.flatMap(step =>
      step.do === 'store' && whole.has(step.ofRow) ? [step.id] : [],
    )
    const hanging = steps.filter(
      step =>
        !whole.has(step.ofRow) &&
        [step.id, ...localIdsIn(valuesOf(step))].some(id => made.includes(id)),
    )
    if (hanging.length === 0) return { all, whole }
    for (const { ofRow } of hanging) {
      all.add(ofRow)
      whole.add(ofRow)
    }
  }
}

function renumbered(errors: ChangeRefusal['errors'], places: ReadonlyMap<number, number>) {
  const kept = Object.entries(errors).flatMap(([path, sentences]) => {
    const [first, at, ...rest] = path.split('.')
    const place = places.get(Number(at))
    if (first !== 'steps' || at === undefined) return [[path, sentences] as const]
    return place === undefined ? [] : [[['steps', place, ...rest].join('.'), sentences] as const]
  })
  return Object.fromEntries(kept)
}
