// The PostgreSQL that npm brought is found, or its absence is explained.
import { expect, test } from 'vitest'
import { postgresBinaries } from './postgres-binaries.ts'

test('the PostgreSQL that npm brought runs here, and is version 18', async () => {
  const { initdb, postgres, major } = await postgresBinaries()
  expect(major).toBe('18')
  expect([initdb, postgres].map(path => /\w+$/.exec(path.replace('.exe', ''))?.[0])).toEqual([
    'initdb',
    'postgres',
  ])
})

test('a platform without one is told to set DATABASE_URL', async () => {
  await expect(postgresBinaries('aix', 'ppc64')).rejects.toThrow(
    /brings no PostgreSQL for aix-ppc64: set DATABASE_URL/,
  )
})
