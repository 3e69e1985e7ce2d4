// Work that is done once for each name.

export function remembered<Named extends { readonly name: string }, Answer>(
  work: (named: Named) => Answer,
): (named: Named) => Answer {
  const known = new Map<string, Answer>()
  return named => {
    const answer = known.get(named.name) ?? work(named)
    known.set(named.name, answer)
    return answer
  }
}
