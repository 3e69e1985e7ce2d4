// Numbers of lines that stand one behind the other, as a notice tells them.

export interface Span {
  readonly first: number
  readonly last: number
}

/** Nothing where it is no notice of ours. */
export function spanIn(notice: string): Span | undefined {
  const [, first, last] = /^(\d{1,15}) (\d{1,15})$/.exec(notice) ?? []
  return first === undefined ? undefined : { first: Number(first), last: Number(last) }
}

/** In order, and each number once. */
export function mergedSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((one, other) => one.first - other.first)) {
    const before = merged.at(-1)
    if (!before || span.first > before.last + 1) merged.push(span)
    else merged.splice(-1, 1, { ...before, last: Math.max(before.last, span.last) })
  }
  return merged
}
