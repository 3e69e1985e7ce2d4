// Who belongs together: businesses that share a farm or a manager are one owner, also by way of others.
// Staff join nobody; they are left out of what is given.

/** A business and a farm or person that it shares with whoever names the same. */
export interface OwnerLink {
  readonly business: string
  readonly sharedBy: string
}

/** By business the name of its owner: the first, by id, of the businesses that belong together. */
export function ownersOf(links: readonly OwnerLink[]): ReadonlyMap<string, string> {
  const above = new Map<string, string>()
  const rootOf = (name: string): string => {
    let root = name
    while (above.has(root)) root = above.get(root) ?? root
    // Whoever asks again has a short way.
    for (let at = name; at !== root;) {
      const next = above.get(at) ?? root
      above.set(at, root)
      at = next
    }
    return root
  }
  const join = (one: string, other: string) => {
    const [first = '', second = ''] = [rootOf(one), rootOf(other)].toSorted()
    if (first !== second) above.set(second, first)
  }

  const firstOf = new Map<string, string>()
  for (const { business, sharedBy } of links) {
    const first = firstOf.get(sharedBy)
    if (first === undefined) firstOf.set(sharedBy, business)
    else join(first, business)
  }
  const businesses = new Set(links.map(({ business }) => business))
  return new Map([...businesses].map(business => [business, rootOf(business)]))
}
