// What Citus would make of the schema and of each printed statement, as a text that shows as a difference.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { parse } from 'libpg-query'
import { schemaRefusals } from '../../apps/server/src/db/spread/schema-refusals.ts'
import { tablePlaces } from '../../apps/server/src/db/spread/table-places.ts'
import { readQueries } from '../../bench/plans/printed-queries.ts'
import type { Node } from './farms-of-statement.ts'
import { isNamed } from './named-exceptions.ts'
import { statementRefusals } from './statement-refusals.ts'

interface Printed {
  readonly schema: string
  readonly queries: string
}

export interface SpreadText {
  readonly text: string
  /** What is refused, and no decision names. */
  readonly unnamed: readonly string[]
}

export async function spreadText(catalogue: Catalogue, printed: Printed): Promise<SpreadText> {
  const places = tablePlaces(catalogue)
  const views = await viewsOf(printed.schema)
  const counts = Map.groupBy(places, ([, place]) => place)
  const lines = [
    'What Citus would make of the schema, and of each statement of queries.sql. Printed by npm run print.',
    '',
    `Tables: ${[...counts].map(([place, tables]) => `${tables.length} ${place}`).join(', ')}.`,
  ]
  const unnamed: string[] = []
  for (const { rule, sentence } of schemaRefusals(catalogue)) {
    lines.push(`  refused (${rule}): ${sentence}`)
    if (!isNamed(rule, sentence)) unnamed.push(sentence)
  }
  for (const { title, statement } of readQueries(printed.queries)) {
    const found = statementRefusals(await parsed(statement), places, views)
    lines.push('', title, ...(found.length === 0 ? ['  runs'] : []))
    for (const { rule, effect, sentence } of found) {
      lines.push(`  ${effect} (${rule}): ${sentence}`)
      const isRefused = rule !== 'every part is asked'
      if (isRefused && !isNamed(rule, title)) unnamed.push(`${title}: ${sentence}`)
    }
  }
  return { text: `${lines.join('\n')}\n`, unnamed }
}

export async function parsed(statement: string): Promise<Node> {
  const { stmts } = (await parse(statement)) as { stmts?: readonly { stmt?: Node }[] }
  const first = stmts?.[0]?.stmt
  if (!first) throw new Error(`No statement: ${statement}`)
  return first
}

/** The views of a schema, by name: read in their place. */
export async function viewsOf(schema: string): Promise<ReadonlyMap<string, Node>> {
  const texts = schema.split(/\n\n(?=create )/).filter(text => text.startsWith('create view '))
  const views = await Promise.all(texts.map(parsed))
  return new Map(
    views.map(({ ViewStmt }) => {
      const { view, query } = ViewStmt as { view: { relname: string }; query: Node }
      return [view.relname, query]
    }),
  )
}
