// The value of each factor by brute force: whatever the order in which factors go from one side to the other,
// what each adds when its turn comes, on average over all orders (Shapley). Factors of a branch go one after
// another, with none from elsewhere between (Owen). It shares nothing with the ladder.

export type Factors = string | readonly Factors[]

type Value = (own: ReadonlySet<string>) => number

/** `value`: what it comes to with the factors of the set from the own side, the others from the other. */
export function gainsOverOrders(tree: Factors, value: Value): ReadonlyMap<string, number> {
  const orders = ordersOf(tree)
  const gains = new Map<string, number>()
  for (const order of orders) {
    const own = new Set<string>()
    let before = value(own)
    for (const factor of order) {
      own.add(factor)
      const after = value(own)
      gains.set(factor, (gains.get(factor) ?? 0) + (after - before) / orders.length)
      before = after
    }
  }
  return gains
}

function ordersOf(tree: Factors): readonly (readonly string[])[] {
  if (typeof tree === 'string') return [[tree]]
  return arranged(tree).flatMap(branches =>
    branches
      .map(ordersOf)
      .reduce((begun, next) => begun.flatMap(start => next.map(end => [...start, ...end]))),
  )
}

function arranged<One>(items: readonly One[]): readonly (readonly One[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((first, place) =>
    arranged(items.toSpliced(place, 1)).map(rest => [first, ...rest]),
  )
}
