// What a plan of PostgreSQL reads from end to end.

/** A node of what `explain (format json)` says, as far as it matters here. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

/** They take in all that comes from below before they give anything. */
const thorough = ['Sort', 'Aggregate', 'Hash', 'Materialize', 'Memoize', 'WindowAgg', 'ModifyTable']

/**
 * The tables that are read whole, each once. An index that is walked from end to end is no better
 * than the table itself, but where a page's limit stops it.
 */
export function tablesReadWhole(node: PlanNode, stops = false): readonly string[] {
  const type = node['Node Type']
  const table = node['Relation Name']
  const own = table !== undefined && isWhole(node, stops) ? [table] : []
  const stopsBelow = type === 'Limit' || (stops && !thorough.includes(type))
  return [
    ...new Set([
      ...own,
      ...(node.Plans ?? []).flatMap(below => tablesReadWhole(below, stopsBelow)),
    ]),
  ]
}

function isWhole(node: PlanNode, stops: boolean): boolean {
  const type = node['Node Type']
  if (type === 'Seq Scan') return true
  const walks = type === 'Index Scan' || type === 'Index Only Scan'
  return walks && node['Index Cond'] === undefined && !stops
}
