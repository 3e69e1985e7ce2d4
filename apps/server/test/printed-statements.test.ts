// The database at hand, however old, plans every statement that is printed into printed/queries.sql.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { printedRequests } from '../../../tools/printed-requests.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
const requests = printedRequests(checkCatalogue(furrow()))

test('reading and writing are among them', () => {
  expect(requests.length).toBeGreaterThan(20)
})

test.each(requests.map(({ title, statement }) => [title, statement] as const))(
  '%s',
  async (_, statement) => {
    const { sql, parameters } = statement.compile(db)
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]))
    expect(rows.length).toBeGreaterThan(0)
  },
)
