// The menu of sets in the order in which they are decided: nodes of the tree, small before large, then the
// groups of staff in their order. (The best farms of each come last.)

interface Placed {
  readonly key: string
  readonly kind: 'node' | 'group'
  readonly parent?: string
}

export interface Menu<Set extends Placed> {
  readonly sets: readonly Set[]
  /** All nodes under a node. */
  below(key: string): readonly Set[]
}

export function menuOf<Set extends Placed>(sets: readonly Set[]): Menu<Set> {
  const byKey = new Map(sets.map(set => [set.key, set]))
  const nodes = sets.filter(({ kind }) => kind === 'node')
  const above = new Map(nodes.map(node => [node, nodesAbove(node, byKey)]))
  const depth = (node: Set) => above.get(node)?.length ?? 0
  const under = new Map<string, Set[]>()
  for (const [node, ancestors] of above) {
    for (const { key } of ancestors) {
      const known = under.get(key)
      if (known) known.push(node)
      else under.set(key, [node])
    }
  }
  return {
    sets: [
      ...nodes.toSorted((one, other) => depth(other) - depth(one)),
      ...sets.filter(({ kind }) => kind === 'group'),
    ],
    below: key => under.get(key) ?? [],
  }
}

function nodesAbove<Set extends Placed>(node: Set, byKey: ReadonlyMap<string, Set>) {
  const found: Set[] = []
  let at = byKey.get(node.parent ?? '')
  while (at && !found.includes(at)) {
    found.push(at)
    at = byKey.get(at.parent ?? '')
  }
  return found
}
