// Conditions as SQL. Values never stand in the text: each is handed over with its type.

import { sql } from 'kysely'
import type { Condition } from './condition.ts'
import type { Figure } from './figure.ts'
import type { Comparison, Test, Value } from './fitted-test.ts'
import { renderFigure, renderNumber, renderText } from './render-figure.ts'
import type { RowAlias } from './render-figure.ts'
import { renderStep } from './render-step.ts'
import type { Names } from './source.ts'
import type { Sql } from './sql.ts'

export function renderCondition(condition: Condition, standing: RowAlias, names: Names): Sql {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return joinAll(condition, standing, names)
    case 'related':
      return renderRelated(condition, standing, names)
    case 'test':
      return renderTest(condition.figure, condition.test, standing)
    case 'says': {
      const text = renderText(condition.figure, standing)
      const pattern = `%${condition.text.replaceAll(/[\\%_]/g, '\\$&')}%`
      return condition.anyCase ? sql`${text} ilike ${pattern}` : sql`${text} like ${pattern}`
    }
  }
}

function joinAll(
  { kind, of }: Extract<Condition, { kind: 'all' | 'any' }>,
  standing: RowAlias,
  names: Names,
): Sql {
  const [first, ...others] = of
  if (!first) return kind === 'all' ? sql`true` : sql`false`
  if (others.length === 0) return renderCondition(first, standing, names)
  const parts = of.map(one => renderCondition(one, standing, names))
  return sql`(${sql.join(parts, kind === 'all' ? sql` and ` : sql` or `)})`
}

function renderRelated(
  { steps, where }: Extract<Condition, { kind: 'related' }>,
  standing: RowAlias,
  names: Names,
): Sql {
  const found = steps.map(step => {
    const { from, conditions, at } = renderStep(step, standing.row, names)
    const asked = renderCondition(where, at, names)
    return sql`exists (select from ${from} where ${sql.join([...conditions, asked], sql` and `)})`
  })
  return sql`(${sql.join(found, sql` or `)})`
}

function renderTest(figure: Figure, test: Test, standing: RowAlias): Sql {
  switch (test.is) {
    case 'nothing': {
      const value = renderText(figure, standing)
      return test.not ? sql`${value} is not null` : sql`${value} is null`
    }
    case 'compared':
      return renderCompared(figure, [test.operator, test.value], standing)
    case 'within':
      return renderWithin(figure, test, standing)
    case 'like': {
      const word = `${test.not ? 'not ' : ''}${test.anyCase ? 'ilike' : 'like'}`
      return sql`${renderText(figure, standing)} ${sql.raw(word)} ${test.pattern}`
    }
    case 'holding':
      return renderHolding(renderFigure(figure, standing), test)
  }
}

function comparable(figure: Figure, { type }: Value, standing: RowAlias): Sql {
  if (type === 'text') return renderText(figure, standing)
  return type === 'bigint' || type === 'numeric'
    ? renderNumber(figure, standing)
    : renderFigure(figure, standing)
}

function typed({ value, type }: Value): Sql {
  return sql`${value}::${sql.raw(type)}`
}

function renderCompared(
  figure: Figure,
  [operator, value]: readonly [Comparison, Value],
  standing: RowAlias,
): Sql {
  const left = comparable(figure, value, standing)
  if (value.type === 'day' || value.type === 'calendar day') {
    const begin = sql`${String(value.value)}::date`
    return renderDay(left, operator, value.type === 'day' ? inUtc(begin) : onCalendar(begin))
  }
  return sql`${left} ${sql.raw(operator)} ${typed(value)}`
}

/** `in [null, x]` is nothing or x; `not in [null, x]` is neither. */
function renderWithin(
  figure: Figure,
  { values, not, orNothing }: Extract<Test, { is: 'within' }>,
  standing: RowAlias,
): Sql {
  const [first] = values
  const column = first ? comparable(figure, first, standing) : renderText(figure, standing)
  if (!first) {
    const nothing = sql`${column} is ${sql.raw(not ? 'not null' : 'null')}`
    return orNothing ? nothing : sql.raw(String(not))
  }
  const among = renderAmong(figure, values, standing)
  if (!not) return orNothing ? sql`(${among} or ${column} is null)` : among
  return orNothing ? sql`(${column} is not null and not ${among})` : sql`not ${among}`
}

/** Values of one kind are one list; of several kinds, each is compared for itself. */
function renderAmong(figure: Figure, values: readonly Value[], standing: RowAlias): Sql {
  const type = listType(values)
  const [first] = values
  if (!first || type === undefined) {
    const each = values.map(value => renderCompared(figure, ['=', value], standing))
    return sql`(${sql.join(each, sql` or `)})`
  }
  const list = values.map(({ value }) => String(value))
  return sql`${comparable(figure, first, standing)} = any(${list}::${sql.raw(type)}[])`
}

function listType(values: readonly Value[]): string | undefined {
  const [one, ...others] = new Set(values.map(({ type }) => type))
  if (others.length === 0) return one === 'day' || one === 'calendar day' ? undefined : one
  const areNumbers = [one, ...others].every(type => type === 'bigint' || type === 'numeric')
  return areNumbers ? 'numeric' : undefined
}

interface Midnights {
  readonly begin: Sql
  readonly end: Sql
}

function inUtc(day: Sql): Midnights {
  return { begin: sql`${day}::timestamptz`, end: sql`(${day} + 1)::timestamptz` }
}

function onCalendar(day: Sql): Midnights {
  const zone = sql`current_setting('furrow.time_zone')`
  return {
    begin: sql`(${day}::timestamp at time zone ${zone})`,
    end: sql`((${day} + 1)::timestamp at time zone ${zone})`,
  }
}

/** A whole day is from its midnight to the next, so that an index on the moment serves. */
function renderDay(column: Sql, operator: Comparison, { begin, end }: Midnights): Sql {
  switch (operator) {
    case '=':
      return sql`(${column} >= ${begin} and ${column} < ${end})`
    case '!=':
      return sql`(${column} < ${begin} or ${column} >= ${end})`
    case '>':
      return sql`${column} >= ${end}`
    case '>=':
      return sql`${column} >= ${begin}`
    case '<':
      return sql`${column} < ${begin}`
    case '<=':
      return sql`${column} < ${end}`
  }
}

function renderHolding(column: Sql, { all, items }: Extract<Test, { is: 'holding' }>): Sql {
  if (all) return sql`${column} @> ${JSON.stringify(items)}::jsonb`
  const any = items.map(item => sql`${column} @> ${JSON.stringify([item])}::jsonb`)
  return any.length === 0 ? sql`false` : sql`(${sql.join(any, sql` or `)})`
}
