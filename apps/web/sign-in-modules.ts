// Which modules the browser runs before someone can sign in: they make up pieces of their own, so that
// merging pieces of other screens adds nothing to them.

import path from 'node:path'

/** What the bundler tells of a module. */
interface KnownModule {
  readonly importedIds: readonly string[]
}

type KnownModules = (id: string) => KnownModule | null

/** The page, and the first screen that it shows. */
const firstRun = ['src/app/main.tsx', 'src/screens/sign-in/sign-in-screen.tsx'].map(file =>
  path.join(import.meta.dirname, file),
)

/** Asked for every module of a build; the walk is done once. */
export function signInModules() {
  let found: ReadonlySet<string> | undefined
  return (id: string, moduleOf: KnownModules): boolean => {
    found ??= runWith(firstRun, moduleOf)
    return found.has(id)
  }
}

function runWith(first: readonly string[], moduleOf: KnownModules): ReadonlySet<string> {
  const seen = new Set(first)
  for (const id of seen) {
    const imported = moduleOf(id)?.importedIds ?? []
    // Of a library, the bundler knows which parts are used.
    for (const one of imported) if (!one.includes('node_modules')) seen.add(one)
  }
  return seen
}
