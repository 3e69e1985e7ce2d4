// Things that are made of others, each made again only where one of those is another than the last time.

export type KeptSame<Made> = (key: number, of: readonly unknown[], make: () => Made) => Made

export function keptSame<Made>(): KeptSame<Made> {
  const known = new Map<number, { readonly of: readonly unknown[]; readonly made: Made }>()
  return (key, of, make) => {
    const last = known.get(key)
    if (last && isSame(last.of, of)) return last.made
    const made = make()
    known.set(key, { of, made })
    return made
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, place) => part === other[place])
}
