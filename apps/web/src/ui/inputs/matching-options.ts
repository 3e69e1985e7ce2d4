// Searching among options: a part of the label is enough.

import { foldedText } from '../folded-text.ts'

export interface Option<Value> {
  readonly value: Value
  readonly label: string
}

/** Those that begin so first, for the first one is what Enter takes: `Wheat` before `Forage Wheat`. */
export function matchingOptions<Entry extends { readonly label: string }>(
  options: readonly Entry[],
  search: string,
): Entry[] {
  const sought = foldedText(search)
  if (sought === '') return [...options]
  const folded = options.map(option => ({ option, label: foldedText(option.label) }))
  const first = folded.filter(({ label }) => label.startsWith(sought))
  const others = folded.filter(({ label }) => !label.startsWith(sought) && label.includes(sought))
  return [...first, ...others].map(({ option }) => option)
}
