// Which way imports may run, and what a file or folder may not be called. The rules are data; what
// they find is said in sentences.

export interface Source {
  /** From the root of the project, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** From the ground up. Folders of one floor are strangers to each other. */
const floors: readonly (readonly string[])[] = [
  ['packages/farming/src'],
  ['packages/catalogue/src'],
  ['packages/wire/src'],
  ['apps/server/src/db'],
  ['apps/server/src/query'],
  ['apps/server/src/access'],
  ['apps/server/src/rules'],
  ['verbs', 'reports', 'work', 'reference', 'demo'].map(name => `apps/server/src/${name}`),
  ['apps/server/src/http'],
  ['apps/server/src'],
  ['apps/web/src/ui', 'apps/web/src/data'],
  ['entry', 'sheet', 'charts', 'map'].map(name => `apps/web/src/${name}`),
  ['apps/web/src/screens'],
  ['apps/web/src/app'],
]

const emptyNames = /^(utils?|helpers?|common|shared|misc|lib|core|base|types|constants|index)$/
const deepest = 3

export function findFaults(sources: readonly Source[]): readonly string[] {
  const byPath = new Map(sources.map(source => [source.path, importsOf(source, sources)]))
  return [
    ...sources.flatMap(faultsOfName),
    ...sources.flatMap(faultsOfText),
    ...[...byPath].flatMap(([path, targets]) =>
      targets.flatMap(target => faultOfImport(path, target)),
    ),
    ...circlesIn(byPath),
  ]
}

/** The files that a file imports, as paths from the root; packages of others are left out. */
export function importsOf({ path, text }: Source, sources: readonly Source[]): readonly string[] {
  const known = new Set(sources.map(source => source.path))
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)]
    .map(([, specifier = '']) => resolved(path, specifier))
    .filter(target => known.has(target))
}

function resolved(path: string, specifier: string): string {
  const own = /^@furrow\/([a-z]+)\/(.+)$/.exec(specifier)
  if (own) return `packages/${own[1]}/src/${own[2]}.ts`
  return specifier.startsWith('.')
    ? new URL(specifier, `file:///${path}`).pathname.slice(1)
    : specifier
}

function faultsOfName({ path }: Source): string[] {
  const [, below = ''] = path.split('/src/')
  const names = below.split('/')
  const empty = names.map(name => name.replace(/\.[^/]*$/, '')).find(name => emptyNames.test(name))
  return [
    ...(empty ? [`${path}: "${empty}" says nothing about what is in it.`] : []),
    ...(names.length - 1 > deepest ? [`${path}: lies more than ${deepest} folders deep.`] : []),
  ]
}

function faultsOfText({ path, text }: Source): string[] {
  const everything = /^export \* from/m.test(text)
  const outside = /['"](\.\.\/)+shared\//.test(text)
  return [
    ...(everything ? [`${path}: "export *" hides where things live.`] : []),
    ...(outside ? [`${path}: reads a folder outside the project.`] : []),
  ]
}

function faultOfImport(path: string, target: string): string[] {
  if (isTest(path)) return []
  const [from, to] = [placeOf(path), placeOf(target)]
  if (!from || !to || from.folder === to.folder) return screensApart(path, target)
  if (to.floor > from.floor) return [`${path}: ${target} lies on a floor above.`]
  return to.floor === from.floor
    ? [`${path}: ${target} belongs to a neighbour on the same floor.`]
    : []
}

/** Screens are folders within one floor, and no screen knows another. */
function screensApart(path: string, target: string): string[] {
  const screen = (file: string) => /^apps\/web\/src\/screens\/([^/]+)\//.exec(file)?.[1]
  const [from, to] = [screen(path), screen(target)]
  return from && to && from !== to ? [`${path}: no screen imports another (${target}).`] : []
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/test/')
}

/** The innermost folder of the list that holds the file. */
function placeOf(path: string): { floor: number; folder: string } | undefined {
  const places = floors
    .flatMap((folders, floor) => folders.map(folder => ({ floor, folder })))
    .filter(({ folder }) => path.startsWith(`${folder}/`))
  return places.toSorted((one, other) => other.folder.length - one.folder.length)[0]
}

function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const walk = (path: string, trail: readonly string[]): void => {
    const begin = trail.indexOf(path)
    if (begin >= 0) found.push(`A circle: ${[...trail.slice(begin), path].join(' → ')}.`)
    if (begin >= 0 || done.has(path)) return
    for (const target of imports.get(path) ?? []) walk(target, [...trail, path])
    done.add(path)
  }
  for (const path of imports.keys()) walk(path, [])
  return found
}
