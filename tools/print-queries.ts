// Prints the statements of a fixed set of requests into apps/server/printed/queries.sql, so that a
// changed query shows as a difference that can be read. `--check` only compares.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { format } from 'sql-formatter'
import { print } from './print.ts'
import { printedRequests } from './printed-requests.ts'
import type { PrintedRequest } from './printed-viewer.ts'

const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const head = '-- Printed by npm run print: what the database is asked for each of these requests.'

function printed({ title, statement }: PrintedRequest): string {
  const { sql, parameters } = statement.compile(compiler)
  return `-- ${title}\n-- values: ${JSON.stringify(parameters)}\n${format(sql, { language: 'postgresql', expressionWidth: 100 })};`
}

const text = [head, ...printedRequests(checkCatalogue(furrow())).map(printed), ''].join('\n\n')
await print('apps/server/printed/queries.sql', text)
