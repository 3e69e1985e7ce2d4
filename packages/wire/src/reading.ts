// One reading of a request. All of it is read before anything is refused; then the first part with a
// fault is refused with all its faults, and the parts after it go unmentioned.

import { invalid, Refusal } from './refusal.ts'
import type { FieldErrors } from './refusal.ts'

export interface Reading {
  readonly faults: Map<string, readonly string[]>
  /** Faults of a whole part, by its rank, which are refused without naming a member. */
  readonly wholeFaults: Map<number, string>
  /** How many may still come, wherever in the request they stand. */
  readonly left: { filters: number; includes: number; aggregates: number }
}

export const most = { filters: 50, includes: 25, aggregates: 25, sorts: 10, scopes: 25 } as const

export function newReading(): Reading {
  const { filters, includes, aggregates } = most
  return {
    faults: new Map(),
    wholeFaults: new Map(),
    left: { filters, includes, aggregates },
  }
}

/** The same sentence is kept once. */
export function note({ faults }: Reading, at: string, sentence: string): undefined {
  const before = faults.get(at) ?? []
  if (!before.includes(sentence)) faults.set(at, [...before, sentence])
}

export function noteWhole({ wholeFaults }: Reading, at: string, sentence: string): undefined {
  wholeFaults.set(rankOf(at), sentence)
}

/** `alsoWrong` is asked only where there are faults. */
export function refuseFaults(reading: Reading, alsoWrong: () => FieldErrors): void {
  const { faults, wholeFaults } = reading
  if (faults.size === 0 && wholeFaults.size === 0) return
  const found = [...faults, ...Object.entries(alsoWrong())]
  const first = Math.min(...found.map(([at]) => rankOf(at)), ...wholeFaults.keys())
  const whole = wholeFaults.get(first)
  if (whole !== undefined) throw new Refusal('invalid', whole)
  const errors = new Map<string, readonly string[]>()
  for (const [at, sentences] of found.filter(([at]) => rankOf(at) === first)) {
    errors.set(at, [...(errors.get(at) ?? []), ...sentences])
  }
  throw invalid(Object.fromEntries(errors))
}

/** In the order in which they are refused; each with the words that its paths begin with. */
const parts: readonly (readonly string[])[] = [
  ['include', 'includes'],
  ['aggregates', 'with_count', 'with_min', 'with_max', 'with_avg', 'with_sum', 'with_exists'],
  ['scopes'],
  ['filters'],
  ['search'],
  ['sort'],
  ['limit'],
]

function rankOf(at: string): number {
  const [word = ''] = at.split('.', 1)
  return parts.findIndex(words => words.includes(word))
}
