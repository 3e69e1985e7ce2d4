// Whoever handed over a change and wants to know what became of it.

import type { Outcome } from './change.ts'

export interface Waiters {
  of(key: string): Promise<Outcome>
  settle(key: string, outcome: Outcome): void
  /** Everything that is not settled has to wait. */
  waitOn(): void
}

/** So long does nobody look at a spinner: it is kept, and goes on being sent. */
const patience = 8000

export function createWaiters(): Waiters {
  const waiting = new Map<string, Set<(outcome: Outcome) => void>>()
  const settle = (key: string, outcome: Outcome) => {
    for (const resolve of waiting.get(key) ?? []) resolve(outcome)
    waiting.delete(key)
  }
  return {
    of(key) {
      return new Promise(resolve => {
        const timer = setTimeout(() => resolve({ kind: 'waiting' }), patience)
        const told = (outcome: Outcome) => {
          clearTimeout(timer)
          resolve(outcome)
        }
        waiting.set(key, new Set([...(waiting.get(key) ?? []), told]))
      })
    },
    settle,
    waitOn() {
      for (const key of waiting.keys()) settle(key, { kind: 'waiting' })
    },
  }
}
