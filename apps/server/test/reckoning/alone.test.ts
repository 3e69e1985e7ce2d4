// The plain reckoning shares no code with what it checks: none of its files imports anything of the product
// but the database that holds the rows.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const plain = readdirSync(folder).filter(name => /^(plain|raw)-.*\.ts$/.test(name))

test.each(plain)('%s imports rows and reckoning alone', name => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
  const allowed = /^(kysely|\.\.\/\.\.\/src\/db\/database\.ts|\.\/(plain|raw)-[\w-]+\.ts)$/
  expect(imported.filter(from => !allowed.test(from ?? ''))).toEqual([])
})

test('and there is a reckoning', () => {
  expect(plain.length).toBeGreaterThan(6)
})
