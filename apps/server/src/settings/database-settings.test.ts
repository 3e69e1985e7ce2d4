import { describe, expect, test } from 'vitest'
import { poolerWords } from '../pooler-words.ts'
import { readSettings } from './settings.ts'

const DATABASE_URL = 'postgres://pooler:6432/farm'
const DATABASE_SESSION_URL = 'postgres://furrow:hidden@10.0.0.5/farm'

describe('the settings of the database', () => {
  test('name PostgreSQL itself where a pooler stands before it', () => {
    expect(readSettings({ DATABASE_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseSessionUrl: undefined,
      databaseConnections: 32,
    })
    const both = { DATABASE_URL, DATABASE_SESSION_URL, DATABASE_CONNECTIONS: '12' }
    expect(readSettings(both)).toMatchObject({
      databaseSessionUrl: DATABASE_SESSION_URL,
      databaseConnections: 12,
    })
    const same = { DATABASE_URL, DATABASE_SESSION_URL: DATABASE_URL }
    expect(readSettings(same).databaseSessionUrl).toBeUndefined()
  })

  test('that an option names another database leave no way to the first', () => {
    const env = { DATABASE_URL, DATABASE_SESSION_URL }
    const other = 'postgres://other/farm'
    const settings = readSettings(env, ['--database-url', other])
    expect([settings.databaseUrl, settings.databaseSessionUrl]).toEqual([other, undefined])
  })

  test('that cannot be right are refused', () => {
    expect(() => readSettings({ DATABASE_SESSION_URL })).toThrow('of use with DATABASE_URL alone')
    expect(() => readSettings({ DATABASE_URL, DATABASE_SESSION_URL: 'mysql://x' })).toThrow(
      'DATABASE_SESSION_URL must begin with',
    )
    for (const DATABASE_CONNECTIONS of ['3', '1001', 'many']) {
      expect(() => readSettings({ DATABASE_CONNECTIONS })).toThrow('from 4 to 1000')
    }
  })
})

test('a pooler is told what each connection has to be told, and no password', () => {
  const wanted = { databaseUrl: DATABASE_URL, databaseSessionUrl: DATABASE_SESSION_URL }
  const words = poolerWords({ ...wanted, timeZone: 'Australia/Perth' })
  expect(words).toContain("farm = host=10.0.0.5 port=5432 dbname=farm connect_query='set ")
  expect(words).toContain("; set furrow.time_zone = ''Australia/Perth''; ")
  expect(words).toContain(
    `alter role "furrow" in database "farm" set furrow.time_zone = 'Australia/Perth';`,
  )
  expect(words).toContain("statement_timeout = '15s'")
  expect(words).not.toContain('hidden')
})
