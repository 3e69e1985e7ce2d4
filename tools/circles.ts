// Finds files that import each other in a circle, whether for values or for types.

/** Each circle as the files along it, the first one named again at the end. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[][] {
  const done = new Set<string>()
  const found: string[][] = []
  const walk = (path: string, trail: readonly string[]): void => {
    const begin = trail.indexOf(path)
    if (begin >= 0) found.push([...trail.slice(begin), path])
    if (begin >= 0 || done.has(path)) return
    for (const target of imports.get(path) ?? []) walk(target, [...trail, path])
    done.add(path)
  }
  for (const path of imports.keys()) walk(path, [])
  return found
}
