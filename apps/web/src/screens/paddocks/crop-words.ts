// What grows on a paddock, in a word or two: its crops, or that it lies fallow.

interface Collection {
  readonly paddock_id: number
  readonly current_crop_id: number | null
  readonly status_id: number | null
}

interface Named {
  readonly id: number
  readonly name: string
}

interface Lists {
  readonly types: readonly Named[]
  readonly statuses: readonly Named[]
}

/** By paddock; the same crop twice is one word. */
export function cropWords(
  collections: readonly Collection[],
  { types, statuses }: Lists,
): ReadonlyMap<number, readonly string[]> {
  const crops = new Map(types.map(({ id, name }) => [id, name]))
  const states = new Map(statuses.map(({ id, name }) => [id, name]))
  const byPaddock = Map.groupBy(collections, ({ paddock_id }) => paddock_id)
  return new Map(
    [...byPaddock].map(([paddock, all]) => {
      const words = all.map(
        ({ current_crop_id: crop, status_id: status }) =>
          crops.get(crop ?? 0) ?? states.get(status ?? 0) ?? 'Not said yet',
      )
      return [paddock, [...new Set(words)]]
    }),
  )
}
