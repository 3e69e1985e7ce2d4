// The ground that a paddock is: itself, and every paddock that it was in periods before.

interface PriorLink {
  readonly id: number
  /** One that it was in the period before. */
  readonly prior: number
}

/** By number, itself first; each once, however many ways lead there. */
export function groundOfPaddocks(links: readonly PriorLink[]): (id: number) => readonly number[] {
  const priors = Map.groupBy(links, ({ id }) => id)
  return id => {
    const ground = new Set([id])
    for (const one of ground) {
      for (const { prior } of priors.get(one) ?? []) ground.add(prior)
    }
    return [...ground]
  }
}
