// Searching among options: a part of the label is enough, large or small letters alike.

export interface Option<Value> {
  readonly value: Value
  readonly label: string
}

/** Those that begin so first, for the first one is what Enter takes: `Wheat` before `Forage Wheat`. */
export function matchingOptions<Entry extends { readonly label: string }>(
  options: readonly Entry[],
  search: string,
): Entry[] {
  const sought = search.trim().toLowerCase()
  const found = options.filter(({ label }) => label.toLowerCase().includes(sought))
  const begins = ({ label }: Entry) => label.toLowerCase().startsWith(sought)
  return [...found.filter(begins), ...found.filter(option => !begins(option))]
}
