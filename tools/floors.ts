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
  ['apps/server/src/query'],
  ['apps/server/src/access'],
  ['apps/server/src/rules'],
  ['apps/server/src/reference'],
  ['verbs', 'reports', 'work', 'demo'].map(name => `apps/server/src/${name}`),
  ['apps/server/src/files', 'apps/server/src/roll-forward'],
  ['apps/server/src/http'],
  ['apps/server/src'],
  ['apps/web/src/ui', 'apps/web/src/data'],
  ['entry', 'sheet', 'charts', 'map'].map(name => `apps/web/src/${name}`),
  ['apps/web/src/workbook'],
  ['apps/web/src/screens'],
  ['apps/web/src/app'],
]

const emptyNames = /^(utils?|helpers?|common|shared|misc|lib|core|base|types|constants|index)$/
const deepest = 3
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
  if (!from || !to || from.folder === to.folder) return screensApart(path, target)
  if (to.floor > from.floor) return [`${path}: ${target} lies on a floor above.`]
  const isNeighbour = to.floor === from.floor || (from.app && to.app && from.app !== to.app)
  return isNeighbour ? [`${path}: ${target} belongs to a neighbour.`] : []
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
