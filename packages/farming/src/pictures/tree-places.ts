// A tree from left to right: a column for each level, a row for each leaf, and whatever has parts in the middle of
// them.

interface Branch<Node> {
  readonly parts: readonly Node[]
}

interface PlacedNode<Node> {
  readonly node: Node
  readonly column: number
  readonly row: number
  /** The place in the list of what it is a part of. */
  readonly of: number | null
}

interface TreePlaces<Node> {
  readonly nodes: readonly PlacedNode<Node>[]
  readonly columns: number
  readonly rows: number
}

/** As deep as is asked for: what lies deeper is left away. */
export function treePlaces<Node extends Branch<Node>>(root: Node, levels = 4): TreePlaces<Node> {
  const nodes: PlacedNode<Node>[] = []
  let rows = 0
  const place = (node: Node, column: number, of: number | null): number => {
    const own = nodes.push({ node, column, row: 0, of }) - 1
    const parts = column + 1 < levels ? node.parts : []
    const placed = parts.map(part => place(part, column + 1, own))
    const row = placed.length === 0 ? rows++ : ((placed[0] ?? 0) + (placed.at(-1) ?? 0)) / 2
    nodes[own] = { node, column, row, of }
    return row
  }
  place(root, 0, null)
  return { nodes, rows, columns: Math.max(...nodes.map(({ column }) => column)) + 1 }
}
