import { describe, expect, test } from 'vitest'
import { findFaults } from './floors.ts'
import { measureLengths } from './lengths.ts'

const faultsIn = (files: Readonly<Record<string, string>>) =>
  findFaults(Object.entries(files).map(([path, text]) => ({ path, text })))

const house = {
  'packages/farming/src/harvest.ts': '',
  'packages/catalogue/src/land.ts': "import { yieldOf } from '@furrow/farming/harvest'",
  'packages/wire/src/b.ts': "import { land } from '@furrow/catalogue/land'",
  'apps/server/src/db/pool.ts': "import { b } from '@furrow/wire/b'",
  'apps/server/src/verbs/x.ts': "import { pool } from '../db/pool.ts'",
  'apps/server/src/http/server.ts': "import { x } from '../verbs/x.ts'",
  'apps/server/src/settings.ts': '',
  'apps/server/src/main.ts': "import { server } from './http/server.ts'\nimport './settings.ts'",
  'apps/web/src/entry/x.tsx': '',
  'apps/web/src/data/api.ts': "import { h } from './hooks/h.ts'",
  'apps/web/src/data/hooks/h.ts': "import { b } from '@furrow/wire/b'",
  'packages/farming/src/crops/crop.ts': '',
  'packages/farming/src/stock/mob.ts': '',
  'apps/web/src/screens/land/p.ts': "import { api } from '../../data/api.ts'",
  'apps/web/src/app/main.tsx': "const p = import('../screens/land/p.ts')",
  'apps/web/src/screens/land/q.tsx': "import { p } from './p.ts'\nimport './q.css'",
  'apps/web/test/journeys/offline/cut/a.test.ts': "import '../../../../src/data/api.ts'",
  'apps/web/vite.config.ts': 'export default {}',
}

describe('names and folders', () => {
  test('a name stands for one file, but for tests', () => {
    const twice = { 'apps/web/src/ui/yield.ts': '', 'packages/wire/src/yield.ts': '' }
    expect(faultsIn(twice)).toEqual([expect.stringContaining('yield.ts is the name of')])
    expect(
      faultsIn({ 'apps/web/src/ui/a.test.ts': '', 'packages/wire/src/a.test.ts': '' }),
    ).toEqual([])
  })

  test.each([
    ['interface Place {}', 'type Place = string'],
    ['interface Place {}', 'class Place {}'],
    ['type Place<Row> = Row', 'abstract class Place {}'],
    ['type Place = string', "type { Stand, Place } from './c.ts'"],
    ['type Place = string', 'type {\n  Stand as Place,\n}'],
  ])('of a package, "export %s" and "export %s" are one type too many', (one, other) => {
    const twice = {
      'apps/web/src/ui/a.ts': `export ${one}\nexport type PlaceName = string`,
      'apps/web/src/sheet/b.ts': `export ${other}\nexport type Placing = string`,
    }
    expect(faultsIn(twice)).toEqual([
      'Place is a type exported from apps/web/src/ui/a.ts and from apps/web/src/sheet/b.ts.',
    ])
  })

  test.each([
    ['packages/wire/src/b.ts', 'export interface Place {}'],
    ['apps/web/src/ui/b.ts', 'interface Place {}'],
    ['apps/web/src/ui/b.ts', "export type { Place as Address } from './c.ts'"],
    ['apps/web/src/ui/b.test.ts', 'export interface Place {}'],
    ['apps/web/src/ui/shown-for-tests.ts', 'export interface Place {}'],
    ['apps/web/test/b.ts', 'export interface Place {}'],
  ])('in %s, "%s" is no second type of the package', (path, text) => {
    expect(faultsIn({ 'apps/web/src/ui/a.ts': 'export interface Place {}', [path]: text })).toEqual(
      [],
    )
  })

  test('a folder holds forty files, not counting tests', () => {
    const files = (count: number, end: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`apps/web/src/ui/a${at}${end}`, '']),
      )
    expect(faultsIn(files(40, '.ts'))).toEqual([])
    expect(faultsIn(files(41, '.ts'))).toEqual([expect.stringContaining('41 files lie there')])
    expect(faultsIn(files(41, '.test.ts'))).toEqual([])
  })
})

describe('the floors', () => {
  test('a house in order has no faults', () => {
    expect(faultsIn(house)).toEqual([])
  })

  test.each([
    ['on a floor above', 'apps/server/src/db/a.ts', "import { a } from '../http/server.ts'"],
    ['on a floor above', 'packages/farming/src/a.ts', "import { b } from '@furrow/wire/b'"],
    ['on a floor above', 'apps/server/src/http/a.ts', "import type { S } from '../main.ts'"],
    ['on a floor above', 'apps/server/src/db/a.ts', "import { s } from '../settings.ts'"],
    ['on a floor above', 'packages/wire/src/a.ts', "import('../../../apps/server/src/main.ts')"],
    ['on a floor above', 'apps/web/src/data/a.ts', "import { p } from '../screens/land/p.ts'"],
    ['a neighbour', 'apps/server/src/demo/a.ts', "import { x } from '../verbs/x.ts'"],
    ['a room above', 'apps/web/src/data/rows/a.ts', "import { h } from '../hooks/h.ts'"],
    ['a room above', 'apps/web/src/data/outbox/a.ts', "import { api } from '../api.ts'"],
    ['the room beside', 'packages/farming/src/crops/a.ts', "import { mob } from '../stock/mob.ts'"],
    ['no room of', 'packages/farming/src/cellar/a.ts', "import { crop } from '../crops/crop.ts'"],
    ['a neighbour', 'apps/server/src/demo/a.ts', "export { x } from '../verbs/x.ts'"],
    ['a neighbour', 'apps/web/src/ui/a.ts', "import { api } from '../data/api.ts'"],
    ['a neighbour', 'apps/web/src/app/a.ts', "import '../../../server/src/db/pool.ts'"],
    [
      'no screen imports another',
      'apps/web/src/screens/rain/a.ts',
      "import { p } from '../land/p.ts'",
    ],
    [
      'no screen imports another',
      'apps/web/src/screens/rain/a.tsx',
      "const Q = lazy(() => import('../land/q.tsx'))",
    ],
    ['a floor above', 'apps/web/src/ui/a.tsx', "import { Q } from '../screens/land/q.tsx'"],
    ['a neighbour', 'apps/web/src/sheet/a.tsx', "import { x } from '../entry/x.tsx'"],
    ['a default export', 'apps/web/src/ui/a.tsx', 'export default function Dialog() {}'],
    ['says nothing', 'apps/web/src/ui/common.tsx', ''],
    ['folders deep', 'apps/web/test/journeys/a/b/c/d.test.ts', ''],
    ['"export *" hides', 'packages/wire/src/all.ts', "export * from './b.ts'"],
    ['"export *" hides', 'packages/wire/src/all.ts', "export type * from './b.ts'"],
    ['a default export', 'packages/wire/src/a.ts', 'export default function read() {}'],
    ['a default export', 'apps/server/test/a.test.ts', 'export default {}'],
    ['outside the project', 'apps/server/src/db/a.ts', `read('${'../'.repeat(4)}shared/a.md')`],
    ['says nothing', 'packages/wire/src/utils.ts', ''],
    ['says nothing', 'packages/wire/src/types.test.ts', ''],
    ['says nothing', 'packages/wire/src/helpers/a.ts', ''],
    ['says nothing', 'packages/wire/src/index.ts', ''],
    ['says nothing', 'apps/server/test/common.ts', ''],
    ['says nothing', 'tools/lib.ts', ''],
    ['folders deep', 'apps/web/src/screens/b/c/d/e.ts', ''],
    ['stands on no floor', 'apps/server/src/manager/a.ts', ''],
    ['stands on no floor', 'apps/web/src/a.ts', ''],
  ])('%s: %s holding "%s"', (sentence, path, text) => {
    const faults = faultsIn({ ...house, [path]: text })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(sentence)
    expect(faults[0]).toContain(path)
  })

  test('tests may reach down any stair', () => {
    const reach = "import { s } from '../http/server.ts'"
    expect(faultsIn({ ...house, 'apps/server/src/db/a.test.ts': reach })).toEqual([])
  })

  test('a circle is named with all its files', () => {
    const faults = faultsIn({
      'packages/wire/src/a.ts': "import { b } from './b.ts'",
      'packages/wire/src/b.ts': "import { c } from './c.ts'",
      'packages/wire/src/c.ts': "import type { A } from './a.ts'",
    })
    expect(faults).toEqual([
      'A circle: packages/wire/src/a.ts → packages/wire/src/b.ts → packages/wire/src/c.ts → packages/wire/src/a.ts.',
    ])
  })
})

describe('the lengths', () => {
  const file = (path: string, lines: number) => ({ path, text: '\n'.repeat(lines) })

  test('the median and the largest files are named, tests left out', () => {
    const { report, faults } = measureLengths([
      file('packages/wire/src/a.ts', 119),
      file('packages/wire/src/b.ts', 10),
      file('packages/wire/src/c.ts', 240),
      file('packages/wire/src/c.test.ts', 340),
    ])
    expect(report).toBe(
      'median source file 119 lines; largest: packages/wire/src/c.ts 240, packages/wire/src/a.ts 119, packages/wire/src/b.ts 10',
    )
    expect(faults).toEqual([])
  })

  test('a median of 120 lines is too long', () => {
    const { faults } = measureLengths([
      file('packages/wire/src/a.ts', 120),
      file('packages/wire/src/b.ts', 10),
    ])
    expect(faults).toHaveLength(1)
  })
})
