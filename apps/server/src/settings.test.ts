import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  test('an empty environment gives the embedded database with demo data', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 4400, demoData: true })
    expect(settings.databaseUrl).toBeUndefined()
    expect(settings.dataDir).toMatch(/data$/)
  })

  test('a database of one’s own gets demo data only when it is asked for', () => {
    const DATABASE_URL = 'postgres://localhost/farm'
    expect(readSettings({ DATABASE_URL }).demoData).toBe(false)
    expect(readSettings({ DATABASE_URL, DEMO_DATA: 'yes' }).demoData).toBe(true)
    expect(readSettings({ DEMO_DATA: 'no' }).demoData).toBe(false)
  })

  test('the farms’ calendar is where most of them are, unless said otherwise', () => {
    expect(readSettings({}).timeZone).toBe('Australia/Brisbane')
    expect(readSettings({ TIME_ZONE: 'Australia/Perth' }).timeZone).toBe('Australia/Perth')
    expect(() => readSettings({ TIME_ZONE: 'Perth' })).toThrow('TIME_ZONE must be')
  })

  test('an empty value counts as none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}))
  })

  test('an option goes before the setting of the same name', () => {
    const settings = readSettings({ PORT: '5000', HOST: '0.0.0.0' }, [
      '--port',
      '5001',
      '--data-dir=/farm',
    ])
    expect(settings).toMatchObject({ port: 5001, host: '0.0.0.0', dataDir: '/farm' })
  })

  test.each([['--prot'], ['--port'], ['5000']])(
    '%s is not understood, and says what would be',
    option => {
      expect(() => readSettings({}, [option])).toThrow(/not understood.*--port.*--database-url/)
    },
  )

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a number.'],
    [{ PORT: '0x50' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be between 0 and 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA must be yes or no.'],
  ])('%o is refused in a sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })
})
