import { describe, expect, test } from 'vitest'
import { findFaults } from './floors.ts'

const faultsIn = (files: Readonly<Record<string, string>>) =>
  findFaults(Object.entries(files).map(([path, text]) => ({ path, text })))

describe('the floors', () => {
  test('a house in order has no faults', () => {
    expect(
      faultsIn({
        'packages/farming/src/harvest.ts': '',
        'packages/catalogue/src/land.ts': "import { yieldOf } from '@furrow/farming/harvest'",
        'apps/server/src/db/pool.ts': "import { land } from '@furrow/catalogue/land'",
        'apps/server/src/main.ts': "import { pool } from './db/pool.ts'",
      }),
    ).toEqual([])
  })

  test.each([
    [
      'lies on a floor above',
      'apps/server/src/db/pool.ts',
      "import { a } from '../http/server.ts'",
    ],
    ['lies on a floor above', 'packages/farming/src/a.ts', "import { b } from '@furrow/wire/b'"],
    ['lies on a floor above', 'apps/server/src/http/a.ts', "import type { S } from '../main.ts'"],
    [
      'a neighbour on the same floor',
      'apps/server/src/demo/a.ts',
      "import { x } from '../verbs/x.ts'",
    ],
    [
      'no screen imports another',
      'apps/web/src/screens/rain/a.ts',
      "import { p } from '../land/p.ts'",
    ],
    ['"export *" hides', 'packages/wire/src/all.ts', "export * from './b.ts'"],
    ['outside the project', 'apps/server/src/db/a.ts', "readFile('../../../../shared/spec.md')"],
    ['says nothing', 'packages/wire/src/utils.ts', ''],
    ['says nothing', 'packages/wire/src/helpers/a.ts', ''],
    ['says nothing', 'packages/wire/src/index.ts', ''],
    ['folders deep', 'apps/web/src/a/b/c/d/e.ts', ''],
  ])('%s: %s', (sentence, path, text) => {
    const house = {
      'apps/server/src/http/server.ts': '',
      'apps/server/src/main.ts': '',
      'apps/server/src/verbs/x.ts': '',
      'apps/web/src/screens/land/p.ts': '',
      'packages/wire/src/b.ts': '',
      [path]: text,
    }
    const faults = faultsIn(house)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(sentence)
    expect(faults[0]).toContain(path)
  })

  test('tests may reach down any stair', () => {
    const reach = "import { s } from '../http/server.ts'"
    expect(
      faultsIn({ 'apps/server/src/http/server.ts': '', 'apps/server/src/db/a.test.ts': reach }),
    ).toEqual([])
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
