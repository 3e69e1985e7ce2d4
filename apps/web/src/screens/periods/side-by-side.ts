// The figures of two periods, line by line: what only one of them has stands beside nothing.

interface Count {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly unit: string
}

export interface Compared {
  readonly name: string
  readonly label: string
  readonly unit: string
  readonly left: number | null
  readonly right: number | null
}

export function sideBySide(left: readonly Count[], right: readonly Count[]): readonly Compared[] {
  const [ofLeft, ofRight] = [byName(left), byName(right)]
  const all = new Map([...ofLeft, ...ofRight])
  return [...all.values()].map(({ name, label, unit }) => ({
    name,
    label,
    unit,
    left: ofLeft.get(name)?.value ?? null,
    right: ofRight.get(name)?.value ?? null,
  }))
}

function byName(counts: readonly Count[]): ReadonlyMap<string, Count> {
  return new Map(counts.map(count => [count.name, count]))
}
