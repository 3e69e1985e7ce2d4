// Going through many rows takes longer than others should wait for: they have their turn in between.

import { setImmediate } from 'node:timers/promises'

/** In milliseconds: several of these together are still not felt. */
const atOnce = 10

/** What comes of each, in their order. */
export async function inSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, place: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let until = performance.now() + atOnce
  for (const item of items) {
    results.push(work(item, results.length))
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + atOnce
  }
  return results
}
