// The query of an address, as it was parsed: of a parameter that stands there twice, the last counts.

export type QueryValues = Readonly<Record<string, unknown>>

/** Nothing where the parameter is not there; empty where it is there without a text. */
export function queryText(query: QueryValues, name: string): string | undefined {
  const sent = query[name]
  const last = Array.isArray(sent) ? (sent.at(-1) as unknown) : sent
  if (last === undefined) return undefined
  return typeof last === 'string' ? last.trim() : ''
}

export function queryFlag(query: QueryValues, name: string): boolean {
  const text = queryText(query, name)?.toLowerCase() ?? ''
  return ['1', 'true', 'on', 'yes'].includes(text)
}
