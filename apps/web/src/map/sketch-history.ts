// What was drawn, step by step, so that each step can be undone and redone.

export interface History<State> {
  readonly past: readonly State[]
  readonly now: State
  readonly future: readonly State[]
}

export function begun<State>(now: State): History<State> {
  return { past: [], now, future: [] }
}

export function withStep<State>({ past, now }: History<State>, next: State): History<State> {
  return { past: [...past, now], now: next, future: [] }
}

/** The same where there is nothing before it. */
export function stepBack<State>(history: History<State>): History<State> {
  const { past, now, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function stepForward<State>(history: History<State>): History<State> {
  const { past, now, future } = history
  const [next, ...others] = future
  return next === undefined ? history : { past: [...past, now], now: next, future: others }
}
