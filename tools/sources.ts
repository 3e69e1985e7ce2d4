// The sources of the project as the floors see them: a path, a text, and what the text imports.

export interface Source {
  /** From the root of the project, with forward slashes. */
  readonly path: string
  readonly text: string
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/test/')
}

/** The files that a file imports, as paths from the root; packages of others are left out. */
export function importsOf({ path, text }: Source, known: ReadonlySet<string>): readonly string[] {
  const targets = [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)]
    .map(([, specifier = '']) => resolved(path, specifier))
    .filter(target => known.has(target))
  return [...new Set(targets)]
}

function resolved(path: string, specifier: string): string {
  const own = /^@furrow\/([a-z]+)\/(.+)$/.exec(specifier)
  if (own) return `packages/${own[1]}/src/${own[2]}.ts`
  return specifier.startsWith('.')
    ? new URL(specifier, `file:///${path}`).pathname.slice(1)
    : specifier
}
