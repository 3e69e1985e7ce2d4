import { readSearchWish } from '@furrow/wire/reading/read-wish'
import { describe, expect, test } from 'vitest'
import { planRead } from './plan-read.ts'
import { errorsOf, planningFor, textOf } from './parts-for-tests.ts'
import { renderPage, renderRows } from './render-read.ts'

type Body = Record<string, unknown>

function whereOf(body: Body, entity = 'sheds'): { where: string; values: readonly unknown[] } {
  const planning = planningFor(entity)
  const plan = planRead(readSearchWish({ limit: '0' }, body), planning)
  const { text, values } = textOf(renderRows(plan))
  const where =
    / where (.*) order by /.exec(text.split(' from sheds as t1').at(-1) ?? '')?.[1] ?? ''
  return { where, values }
}

const own = 't1.deleted_at is null and (t1.farm_id = any($1::bigint[]))'

function filter(...filters: Body[]): string {
  return whereOf({ filters }).where.replace(`${own} and `, '')
}

const a = { field: 'name', value: 'a' }
const b = { field: 'name', value: 'b' }
const c = { field: 'name', value: 'c' }
const or = { type: 'or' }
const is = (place: number) => `t1.name = $${place}::text`

describe('filters', () => {
  test('stand beside what keeps somebody to their rows, as one unit', () => {
    expect(whereOf({ filters: [a, { ...b, ...or }] }).where).toBe(
      `${own} and (${is(2)} or ${is(3)})`,
    )
  })

  test.each([
    ['a and b', [a, b], `(${is(2)} and ${is(3)})`],
    [
      'a or b and c is a or (b and c)',
      [a, { ...b, ...or }, c],
      `(${is(2)} or (${is(3)} and ${is(4)}))`,
    ],
    ['the type of the first says nothing', [{ ...a, ...or }, b], `(${is(2)} and ${is(3)})`],
    [
      'a group is one condition',
      [a, { nested: [b, { ...c, ...or }] }],
      `(${is(2)} and (${is(3)} or ${is(4)}))`,
    ],
  ])('%s', (_name, filters, where) => {
    expect(filter(...filters)).toBe(where)
  })

  test.each([
    ['nothing', { field: 'floor', value: null }, '(t1.floor)::text is null'],
    ['something', { field: 'floor', operator: '!=', value: null }, '(t1.floor)::text is not null'],
    [
      'a number sent as text',
      { field: 'floor', operator: '>', value: '2.5' },
      't1.floor > $2::numeric',
    ],
    ['one of', { field: 'id', operator: 'in', value: [1, 2] }, 't1.id = any($2::bigint[])'],
    [
      'one of, or nothing',
      { field: 'name', operator: 'in', value: ['x', null] },
      '(t1.name = any($2::text[]) or t1.name is null)',
    ],
    [
      'none of, nor nothing',
      { field: 'name', operator: 'not in', value: ['x', null] },
      '(t1.name is not null and not t1.name = any($2::text[]))',
    ],
    ['one of nothing', { field: 'name', operator: 'in', value: [] }, 'false'],
    ['none of nothing', { field: 'name', operator: 'not in', value: [] }, 'true'],
    ['a day', { field: 'built', value: '2024-05-31' }, 't1.built = $2::date'],
    [
      'a whole day of a moment',
      { field: 'seen_at', value: '2024-05-31' },
      '(t1.seen_at >= $2::date::timestamptz and t1.seen_at < ($3::date + 1)::timestamptz)',
    ],
    [
      'a moment',
      { field: 'seen_at', operator: '<', value: '2024-05-31T09:00:00Z' },
      't1.seen_at < $2::timestamptz',
    ],
    [
      'a list that holds all',
      { field: 'marks', operator: 'all in', value: ['x', 'y'] },
      't1.marks @> $2::jsonb',
    ],
  ])('find %s', (_name, wish, where) => {
    expect(filter(wish)).toBe(where)
  })

  test('through a relation are each a question of their own, kept to rows in reach', () => {
    const related = `(exists (select from farms as t2 where t2.id = t1.farm_id and t2.deleted_at is null and (t2.id = any($2::bigint[])) and t2.name = $3::text))`
    expect(filter({ field: 'farm.name', value: 'x' })).toBe(related)
  })

  test('over a link ask for a link in reach, too', () => {
    const where = filter({ field: 'tools.name', value: 'x' })
    expect(where).toContain('from tools as t2, shed_tools as t3')
    expect(where).toContain('t3.deleted_at is null and (t3.farm_id = any(')
  })
})

describe('what is not known', () => {
  test.each([
    ['a field', { filters: [{ field: 'nam', value: 1 }] }, 'filters.0.field', 'Did you mean name?'],
    ['a secret', { filters: [{ field: 'lock', value: 1 }] }, 'filters.0.field', 'not known'],
    [
      'a relation on the way',
      { filters: [{ field: 'fram.name', value: 1 }] },
      'filters.0.field',
      'Did you mean farm?',
    ],
    [
      'a value that does not fit',
      { filters: [{ field: 'floor', value: 'wide' }] },
      'filters.0.value',
      'Send a number.',
    ],
    [
      'a list of a figure that is none',
      { filters: [{ field: 'name', operator: 'all in', value: ['x'] }] },
      'filters.0.value',
      'not',
    ],
    ['an order', { sort: [{ field: 'nothing' }] }, 'sort.0.field', 'not known'],
    ['an order of several rows', { sort: [{ field: 'tools.name' }] }, 'sort.0.field', 'several'],
    [
      'a scope',
      { scopes: [{ name: 'FarmIdOn', parameters: [[1]] }] },
      'scopes.0.name',
      'Did you mean FarmIdIn?',
    ],
    [
      'a relation to include',
      { includes: [{ relation: 'tool' }] },
      'includes.0.relation',
      'Did you mean tools?',
    ],
    [
      'a sum of texts',
      { aggregates: [{ relation: 'tools', type: 'sum', field: 'name' }] },
      'aggregates.0.field',
      'no sum',
    ],
  ])('is refused by its place: %s', (_name, body, at, sentence) => {
    const errors = errorsOf(() => planRead(readSearchWish({}, body), planningFor('sheds')))
    expect(Object.keys(errors ?? {})).toEqual([at])
    expect(errors?.[at]?.[0]).toContain(sentence)
  })
})

describe('a page', () => {
  const pageOf = (body: Body, query = {}) => {
    const planning = planningFor('sheds')
    return textOf(renderPage(planRead(readSearchWish(query, body), planning))).text
  }

  test('is put in the order that is asked for, and always by number last', () => {
    const text = pageOf({ sort: [{ field: 'name' }, { field: 'farm.name', direction: 'desc' }] })
    expect(text).toContain(
      'order by t1.name collate counted asc, (select t2.name collate counted from farms as t2',
    )
    expect(text).toContain(') desc, t1.id asc limit')
  })

  test('comes with how many there are in all, under the same conditions', () => {
    const text = pageOf({ filters: [a] })
    expect(text).toContain(`(select count(*) from sheds as t1 where t1.deleted_at is null`)
    expect(text.match(/t1\.name = \$\d+::text/g)).toHaveLength(2)
  })

  test('shows no secret', () => {
    expect(pageOf({})).not.toContain('lock')
  })

  test('searches what is declared, also of the row that it belongs to, and takes signs as they are', () => {
    const { where, values } = whereOf({ search: { value: '50%_' } })
    expect(where).toContain('t1.name like $2 or (exists (select from farms')
    expect(values).toContain(String.raw`%50\%\_%`)
  })

  test('includes rows once, however often they are on the way to others', () => {
    const text = pageOf({}, { include: 'farm,farm.sheds,farm.sheds.tools' })
    expect(text.match(/as farm[,\s]/g)).toHaveLength(1)
    expect(text.match(/as sheds[,\s]/g)).toHaveLength(1)
  })
})
