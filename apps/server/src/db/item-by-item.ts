// One after the other until it is stopped. One that fails is told of, and keeps no other from its turn.

interface ItemFailure {
  /** What was being done. */
  readonly failed: string
  readonly id: number
  readonly error: string
}

export interface ItemTurns {
  isStopped?(): boolean
  /** Where nobody listens, the first failure ends it all. */
  onFailure?(failure: ItemFailure): void
}

interface Items<Item> {
  readonly doing: string
  readonly items: readonly Item[]
}

export async function itemByItem<Item extends { readonly id: number }>(
  { doing, items }: Items<Item>,
  work: (item: Item) => Promise<void>,
  { isStopped, onFailure }: ItemTurns = {},
): Promise<void> {
  for (const item of items) {
    if (isStopped?.()) return
    try {
      await work(item)
    } catch (error) {
      if (!onFailure) throw error
      const said = error instanceof Error ? error.message : String(error)
      onFailure({ failed: doing, id: item.id, error: said })
    }
  }
}
