// Asks again only after a while: for what many want to know and what seldom changes.

/** A question that failed is asked again at once. */
export function keptFor<Told>(milliseconds: number, ask: () => Promise<Told>) {
  let kept: { readonly since: number; readonly answer: Promise<Told> } | undefined
  return (): Promise<Told> => {
    const now = performance.now()
    if (kept && now - kept.since < milliseconds) return kept.answer
    const asked = { since: now, answer: ask() }
    kept = asked
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.answer
  }
}
