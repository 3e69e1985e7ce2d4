import { readFileSync } from 'node:fs'
import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { describe, expect, test } from 'vitest'
import { schemaRefusals } from '../../apps/server/src/db/spread/schema-refusals.ts'
import { tablePlaces } from '../../apps/server/src/db/spread/table-places.ts'
import { namedExceptions } from './named-exceptions.ts'
import { parsed, spreadText, viewsOf } from './spread-text.ts'
import { statementRefusals } from './statement-refusals.ts'

const catalogue = checkCatalogue(furrow())
const places = tablePlaces(catalogue)
const printed = (name: string) =>
  readFileSync(new URL(`../../apps/server/printed/${name}`, import.meta.url), 'utf8')
const decision = new URL('../../docs/decisions/0063-spread-by-farm.md', import.meta.url)

/** Statement, rule, effect; a statement without a rule runs. */
const statements: readonly (readonly [string, string?, string?])[] = [
  ['select p.id from paddocks p where p.farm_id = $1'],
  ['select p.id from paddocks p where p.farm_id = any ($1::bigint[]) for update'],
  ['select t.id from crop_types t'],
  ['select p.id from paddocks p join crop_types t on t.id = p.id where p.farm_id = 3'],
  [
    'select p.id from paddocks p where p.id = $1',
    'every part is asked',
    'runs, and asks every part',
  ],
  [
    'select p.id from paddocks p where p.farm_id = 1 or p.id = 2',
    'every part is asked',
    'runs, and asks every part',
  ],
  [
    'select p.id from paddocks p, crop_collections c where c.paddock_id = p.id and c.farm_id = p.farm_id and p.farm_id = any ($1)',
  ],
  [
    'select p.id from paddocks p, crop_collections c where c.paddock_id = p.id and p.farm_id = any ($1)',
    'joined along the farm',
    'refused',
  ],
  [
    'select p.id from paddocks p where p.farm_id = any ($1) and exists (select from crop_collections c where c.farm_id = p.farm_id)',
  ],
  [
    'select p.id from paddocks p where p.farm_id = any ($1) and exists (select from crop_collections c where c.paddock_id = p.id)',
    'correlated along the farm',
    'refused',
  ],
  [
    'select p.id, (select c.id from crop_collections c where c.farm_id = p.farm_id limit 1) from paddocks p where p.farm_id = $1',
    'no limit inside',
    'refused',
  ],
  [
    'select p.id, (select c.id from crop_collections c where c.farm_id = p.farm_id and c.farm_id = $1 limit 1) from paddocks p where p.farm_id = $1',
    'no limit inside',
    'refused of farms in several parts',
  ],
  [
    'select p.id from paddocks p, crop_collections c where c.farm_id = p.farm_id and p.farm_id = any ($1) for update',
    'locks in one part',
    'refused',
  ],
  [
    'with recursive w as (select p.id from paddocks p where p.farm_id = $1 union select w.id from w) select id from w',
    'recursion in one part',
    'refused of farms in several parts',
  ],
  [
    'select c.id from (select * from paddocks union all select * from paddocks) c where c.farm_id = $1',
  ],
  ['select b.id from adjacent_paddocks b where b.id = 1', 'recursion in one part', 'refused'],
  [
    'select p.id from paddocks p where p.farm_id = any ($1) and p.id = any (array(select k.id from paddocks k where k.farm_id = any ($1) limit 15))',
  ],
  [
    "update paddocks t set updated_at = t.updated_at + interval '1 second' where t.farm_id = $1",
    'steady updates',
    'refused',
  ],
  [
    "update paddocks t set updated_at = (t.updated_at at time zone 'UTC' + interval '1 second') at time zone 'UTC' where t.farm_id = $1",
  ],
]

describe('a statement on a database that is spread', () => {
  const cases = statements.map(([statement, rule, effect]) => ({ statement, rule, effect }))
  test.each(cases)('$statement', async ({ statement, rule, effect }) => {
    const found = statementRefusals(await parsed(statement), places, await views)
    if (!rule)
      expect(found.filter(one => one.effect !== 'refused of farms in several parts')).toEqual([])
    else expect(found).toContainEqual(expect.objectContaining({ rule, effect }))
  })
})

const views = viewsOf(printed('schema.sql'))

describe('the schema on a database that is spread', () => {
  test('keys, triggers and rows without a farm are noticed where a table lies wrongly', () => {
    const moved = new Map([
      ...places,
      ['crop_types', 'local'],
      ['changes', 'distributed'],
      ['taggables', 'reference'],
      ['farms', 'distributed'],
      ['users', 'distributed'],
    ] as const)
    const said = schemaRefusals(catalogue, moved).map(one => `${one.rule}: ${one.sentence}`)
    const told = (pattern: RegExp) => said.filter(sentence => pattern.test(sentence)).length
    expect(told(/^keys along the farm: .* to crop_types leads to a local table/)).toBeGreaterThan(3)
    expect(
      told(/^keys along the farm: .* leads to a distributed table, which reference/),
    ).toBeGreaterThan(3)
    expect(told(/^a farm in every row: changes: /)).toBe(1)
    expect(told(/^unique with the farm: users: .*email/)).toBe(1)
    expect(told(/^no triggers: changes: its trigger tells_changes stands on a distributed/)).toBe(1)
  })

  test('all that is refused is named by the decision, and nothing is named for nothing', async () => {
    const { text, unnamed } = await spreadText(catalogue, {
      schema: printed('schema.sql'),
      queries: printed('queries.sql'),
    })
    expect(unnamed).toEqual([])
    const said = readFileSync(decision, 'utf8')
    for (const { rule } of namedExceptions) {
      expect(text).toContain(`(${rule})`)
      expect(said, rule).toContain(`**${rule}**`)
    }
  })
})
