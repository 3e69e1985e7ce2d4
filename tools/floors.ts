// Which way imports may run, and what a file or folder may not be called or hold. The rules are
// data; what they find is said in sentences.

import { circlesIn } from './circles.ts'
import { importsOf, isTest } from './sources.ts'
import type { Source } from './sources.ts'

/** From the ground up. Folders of one floor are strangers to each other. */
const floors: readonly (readonly string[])[] = [
  ['packages/farming/src'],
  ['packages/catalogue/src'],
  ['packages/wire/src'],
  ['apps/server/src/db'],
  ['apps/server/src/metrics'],
  ['apps/server/src/query'],
  ['apps/server/src/access'],
  ['apps/server/src/facts'],
  ['apps/server/src/rules'],
  ['apps/server/src/reference'],
  ['verbs', 'reports', 'background', 'demo', 'publishing'].map(name => `apps/server/src/${name}`),
  ['files', 'roll-forward', 'farm-reports', 'workshops'].map(name => `apps/server/src/${name}`),
  ['apps/server/src/http'],
  ['apps/server/src/settings'],
  ['apps/server/src'],
  ['apps/web/src/ui', 'apps/web/src/data'],
  ['entry', 'autosave', 'sheet', 'charts', 'map', 'routing'].map(name => `apps/web/src/${name}`),
  ['apps/web/src/workbook'],
  ['apps/web/src/period', 'apps/web/src/people'],
  ['apps/web/src/screens'],
  ['apps/web/src/app'],
]

/** Rooms within a floor, from the ground up. What lies beside them stands above them all. */
const rooms: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/farming/src': [
    ['numbers'],
    ['dates'],
    ['land'],
    ['rain'],
    ['finance', 'bills'],
    ['crops', 'stock', 'accounts'],
    ['record', 'completeness'],
    ['balances', 'benchmarks', 'pictures', 'projects', 'onboarding'],
  ],
  'apps/server/src/access': [
    ['attempts'],
    ['reach'],
    ['tokens'],
    ['sign-in', 'apps'],
    ['explained'],
  ],
  'apps/server/src/rules': [
    ['saving'],
    ['rain', 'periods'],
    ['crops'],
    ['land', 'stock', 'files', 'record', 'reports', 'questions', 'lists', 'bills', 'workshops'],
    ['people'],
    ['period-points'],
    ['points'],
  ],
  'apps/server/src/verbs': [
    ['call'],
    ['rows'],
    ['links', 'lists', 'onboardings'],
    ['read', 'write'],
    ['batch'],
  ],
  'apps/web/src/data': [['session'], ['outbox'], ['rows'], ['uploads'], ['context'], ['hooks']],
  'apps/web/src/sheet': [
    ['cells'],
    ['writing'],
    ['view'],
    ['state'],
    ['acts'],
    ['grid', 'tools'],
    ['cards'],
  ],
  'apps/web/src/entry': [['rows'], ['inputs'], ['table'], ['history'], ['form']],
}

const emptyNames = /^(utils?|helpers?|common|shared|misc|lib|core|base|types|constants|index)$/
const deepest = 3
const fullest = 40
/** Tools that ask for a default export. */
const mayBeNameless = /\.config\.ts$|\/test\/(demo-)?database\.ts$/

export function findFaults(sources: readonly Source[]): readonly string[] {
  const known = new Set(sources.map(source => source.path))
  const imports = new Map(sources.map(source => [source.path, importsOf(source, known)]))
  return [
    ...sources.flatMap(faultsOfPlace),
    ...sources.flatMap(faultsOfText),
    ...[...imports].flatMap(([path, targets]) =>
      targets.flatMap(target => faultOfImport(path, target)),
    ),
    ...crowdedFolders(sources),
    ...repeatedNames(sources),
    ...repeatedTypes(sources),
    ...circlesIn(imports).map(circle => `A circle: ${circle.join(' → ')}.`),
  ]
}

function faultsOfPlace({ path }: Source): string[] {
  const names = (path.split(/\/(?:src|test)\/|^tools\//)[1] ?? '').split('/')
  const empty = names.map(name => name.replace(/\.[^/]*$/, '')).find(name => emptyNames.test(name))
  const isPlaced = !path.includes('/src/') || placeOf(path)
  return [
    ...(empty ? [`${path}: "${empty}" says nothing about what is in it.`] : []),
    ...(names.length - 1 > deepest ? [`${path}: lies more than ${deepest} folders deep.`] : []),
    ...(isPlaced ? [] : [`${path}: its folder stands on no floor.`]),
  ]
}

/** Tests, and what they are made with, do not count. */
function counted(sources: readonly Source[]): readonly Source[] {
  return sources.filter(
    ({ path }) => path.includes('/src/') && !isTest(path) && !path.includes('-for-tests.'),
  )
}

const pathsOf = (sources: readonly Source[]) => counted(sources).map(({ path }) => path)

function crowdedFolders(sources: readonly Source[]): string[] {
  const folders = Map.groupBy(pathsOf(sources), path => path.slice(0, path.lastIndexOf('/')))
  return [...folders]
    .filter(([, paths]) => paths.length > fullest)
    .map(([folder, paths]) => `${folder}: ${paths.length} files lie there, at most ${fullest} may.`)
}

/** Whoever looks for a name finds one file. */
function repeatedNames(sources: readonly Source[]): string[] {
  const named = Map.groupBy(pathsOf(sources), path => path.slice(path.lastIndexOf('/') + 1))
  return [...named]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name} is the name of ${paths.join(' and of ')}.`)
}

/** Whoever looks for an exported type finds one of a package, and not what passes it on. */
function repeatedTypes(sources: readonly Source[]): string[] {
  const types = counted(sources).flatMap(({ path, text }) => {
    const home = /^[^/]+\/[^/]+/.exec(path)?.[0] ?? ''
    return typesExported(text).map(name => ({ key: `${home} ${name}`, name, path }))
  })
  return [...Map.groupBy(types, ({ key }) => key).values()]
    .filter(found => found.length > 1)
    .map(found => {
      const places = found.map(({ path }) => path).join(' and from ')
      return `${found[0]?.name} is a type exported from ${places}.`
    })
}

function typesExported(text: string): readonly string[] {
  const declared = text.matchAll(/^export (?:abstract )?(?:interface|type|class|enum) (\w+)/gm)
  const listed = text.matchAll(/^export type \{([^}]*)\}/gm)
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...listed].flatMap(([, list = '']) => list.match(/\w+(?=\s*(?:,|$))/g) ?? []),
  ]
}

function faultsOfText({ path, text }: Source): string[] {
  const everything = /^export (type )?\* from/m.test(text)
  const nameless = /^export default\b/m.test(text) && !mayBeNameless.test(path)
  const outside = /['"`](\.\.\/)+shared\//.test(text)
  return [
    ...(everything ? [`${path}: "export *" hides where things live.`] : []),
    ...(nameless ? [`${path}: a default export has no name of its own.`] : []),
    ...(outside ? [`${path}: reads a folder outside the project.`] : []),
  ]
}

function faultOfImport(path: string, target: string): string[] {
  if (isTest(path)) return []
  const [from, to] = [placeOf(path), placeOf(target)]
  if (!from || !to) return []
  if (from.folder === to.folder)
    return [...roomsApart(path, target, from.folder), ...screensApart(path, target)]
  if (to.floor > from.floor) return [`${path}: ${target} lies on a floor above.`]
  const isNeighbour = to.floor === from.floor || (from.app && to.app && from.app !== to.app)
  return isNeighbour ? [`${path}: ${target} belongs to a neighbour.`] : []
}

function roomsApart(path: string, target: string, folder: string): string[] {
  const own = rooms[folder]
  if (!own) return []
  const roomOf = (file: string) => /^([^/]+)\//.exec(file.slice(folder.length + 1))?.[1]
  const storeyOf = (room: string | undefined) =>
    room === undefined ? own.length : own.findIndex(storey => storey.includes(room))
  const [from, to] = [roomOf(path), roomOf(target)]
  if (from === to) return []
  if (storeyOf(from) === -1) return [`${path}: ${from} is no room of ${folder}.`]
  if (storeyOf(to) > storeyOf(from)) return [`${path}: ${target} lies in a room above.`]
  return storeyOf(to) === storeyOf(from)
    ? [`${path}: ${target} belongs to the room beside it.`]
    : []
}

/** Screens are folders within one floor, and no screen knows another. */
function screensApart(path: string, target: string): string[] {
  const screen = (file: string) => /^apps\/web\/src\/screens\/([^/]+)\//.exec(file)?.[1]
  const [from, to] = [screen(path), screen(target)]
  return from && to && from !== to ? [`${path}: no screen imports another (${target}).`] : []
}

/** The folder of the list that holds the file. The server's top floor is its loose files alone. */
function placeOf(path: string) {
  const places = floors.flatMap((folders, floor) => folders.map(folder => ({ floor, folder })))
  const found = places.find(({ folder }) =>
    folder === 'apps/server/src'
      ? /^apps\/server\/src\/[^/]+$/.test(path)
      : path.startsWith(`${folder}/`),
  )
  return found && { ...found, app: /^apps\/[^/]+/.exec(path)?.[0] }
}
