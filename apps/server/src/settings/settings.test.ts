import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { toldSettings } from './web-settings.ts'

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
    expect(readSettings({ DATABASE_URL }).demoCrowd).toBe(false)
    expect(readSettings({}).demoCrowd).toBe(true)
    expect(readSettings({ DEMO_DATA: 'small' })).toMatchObject({ demoData: true, demoCrowd: false })
  })

  test('the farms’ calendar is where most of them are, unless said otherwise', () => {
    expect(readSettings({}).timeZone).toBe('Australia/Brisbane')
    expect(readSettings({ TIME_ZONE: 'Australia/Perth' }).timeZone).toBe('Australia/Perth')
    expect(() => readSettings({ TIME_ZONE: 'Perth' })).toThrow('TIME_ZONE must be')
  })

  test('letters go out where a mail server is named, and somebody they come from', () => {
    const MAIL_FROM = 'Furrow <furrow@farm.example>'
    const SMTP_URL = 'smtps://furrow%40farm.example:hay%20stack@mail.farm.example'
    expect(readSettings({}).mail).toBeUndefined()
    expect(readSettings({ MAIL_FROM }).mail).toBeUndefined()
    expect(readSettings({ MAIL_FROM, SMTP_URL }).mail).toEqual({ url: SMTP_URL, from: MAIL_FROM })
    expect(() => readSettings({ SMTP_URL })).toThrow('MAIL_FROM is needed with SMTP_URL')
  })

  test.each([
    'http://me:hidden@mail.example',
    'smtp://',
    'me:hidden@mail.example',
    'smtp://me:hidden%@mail.example',
    'smtp://me:hidden@mail.example:port',
  ])('the mail server %s is refused without its password', SMTP_URL => {
    const read = () => readSettings({ SMTP_URL, MAIL_FROM: 'a@farm.example' })
    expect(read).toThrow(/^SMTP_URL must look like smtp:\/\//)
    expect(read).not.toThrow('hidden')
  })

  test('pages of others may ask only where they are named, as a browser names them', () => {
    expect(readSettings({}).corsOrigins).toEqual([])
    const CORS_ORIGINS = ' https://App.Farm.example:443/, http://localhost:5173 ,'
    const { corsOrigins } = readSettings({ CORS_ORIGINS })
    expect(corsOrigins).toEqual(['https://app.farm.example', 'http://localhost:5173'])
  })

  test('whoever finds a weakness is told whom to tell', () => {
    const SECURITY_CONTACT = 'mailto:security@farm.example'
    expect(readSettings({ SECURITY_CONTACT }).securityContact).toBe(SECURITY_CONTACT)
    expect(readSettings({}).securityContact).toBeUndefined()
  })

  test('links begin with the address that people know, and only named proxies are believed', () => {
    expect(readSettings({})).toMatchObject({ publicUrl: undefined, trustProxy: undefined })
    expect(readSettings({ PUBLIC_URL: 'https://farms.example/' }).publicUrl).toBe(
      'https://farms.example',
    )
    const { trustProxy } = readSettings({ TRUST_PROXY: '1' })
    const isTrusted = typeof trustProxy === 'function' ? trustProxy : () => undefined
    expect([0, 1].map(steps => isTrusted('192.0.2.1', steps))).toEqual([true, false])
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
    ])
  })

  test('the screens are told whom to phone, and what else they show and report to', () => {
    const DATABASE_URL = 'postgres://localhost/farm'
    expect(readSettings({}).web.supportPhone).toBe('07 5550 1000')
    expect(readSettings({ DATABASE_URL }).web.supportPhone).toBeUndefined()
    const said = {
      SUPPORT_PHONE: '+61 (7) 4690-0000',
      ERROR_REPORT_DSN: 'https://0ab1@errors.farm.example/4',
      RECORDING_URL: 'https://recordings.farm.example/sessions',
      DATASILO_URL: 'http://localhost:9000/silo',
      OLDPORTAL_URL: 'https://old.farm.example/?from=furrow',
      MAP_TILES_URL: 'https://tiles.farm.example/{z}/{y}/{x}?key=1',
      MAP_TILES_ATTRIBUTION: '© the makers of the tiles',
      WEB_DIST: '/farm/screens',
    }
    expect(readSettings(said).web).toEqual({
      supportPhone: said.SUPPORT_PHONE,
      errorReportDsn: said.ERROR_REPORT_DSN,
      recordingUrl: said.RECORDING_URL,
      datasiloUrl: said.DATASILO_URL,
      oldportalUrl: said.OLDPORTAL_URL,
      mapTilesUrl: said.MAP_TILES_URL,
      mapTilesAttribution: said.MAP_TILES_ATTRIBUTION,
      folder: '/farm/screens',
    })
    expect(readSettings({}).web).toMatchObject({ datasiloUrl: undefined, recordingUrl: undefined })
    expect(readSettings({}).web.folder).toMatch(/apps\/web\/dist\/?$/)
  })

  test('they are told the same over the network', () => {
    const { web } = readSettings({ OLDPORTAL_URL: 'https://old.farm.example', DEMO_DATA: 'no' })
    expect(toldSettings(web, { timeZone: 'Australia/Perth', mail: undefined })).toEqual({
      support_phone: null,
      sends_email: false,
      time_zone: 'Australia/Perth',
      error_report_dsn: null,
      recording_url: null,
      datasilo_url: null,
      oldportal_url: 'https://old.farm.example',
      map_tiles_url: null,
      map_tiles_attribution: null,
    })
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
    [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 64.'],
    [{ WORKERS: 'all' }, 'WORKERS must be a whole number from 1 to 64.'],
    [{ PORT: '70000' }, 'PORT must be between 0 and 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres'],
    [{ PUBLIC_URL: 'furrow.example' }, 'PUBLIC_URL must be an address'],
    [{ PUBLIC_URL: 'https://furrow.example?x=1' }, 'PUBLIC_URL must be an address'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a number'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be a number'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA must be yes, small or no.'],
    [{ MAIL_FROM: 'Furrow' }, 'MAIL_FROM must be an email address'],
    [{ MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM must be an email address'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be origins such as'],
    [{ CORS_ORIGINS: 'https://a.example/app' }, 'CORS_ORIGINS must be origins such as'],
    [{ CORS_ORIGINS: 'null' }, 'CORS_ORIGINS must be origins such as'],
    [{ SECURITY_CONTACT: 'security@farm.example' }, 'SECURITY_CONTACT must be an address'],
    [{ SECURITY_CONTACT: 'http://farm.example' }, 'SECURITY_CONTACT must be an address'],
    [{ SUPPORT_PHONE: 'call us' }, 'SUPPORT_PHONE must be a phone number'],
    [{ SUPPORT_PHONE: '<b>1</b>' }, 'SUPPORT_PHONE must be a phone number'],
    [{ ERROR_REPORT_DSN: 'https://errors.example/1' }, 'ERROR_REPORT_DSN must look like'],
    [{ ERROR_REPORT_DSN: 'http://key@errors.example/1' }, 'ERROR_REPORT_DSN must look like'],
    [{ ERROR_REPORT_DSN: 'https://key:word@errors.example/1' }, 'ERROR_REPORT_DSN must look like'],
    [{ ERROR_REPORT_DSN: 'https://key@errors.example' }, 'ERROR_REPORT_DSN must look like'],
    [{ RECORDING_URL: 'http://farm.example' }, 'RECORDING_URL must be an address that begins with'],
    [{ DATASILO_URL: 'http://localhost.evil.example' }, 'DATASILO_URL must be an address'],
    [{ DATASILO_URL: 'https://silo.example;script-src' }, 'DATASILO_URL must be an address'],
    [{ OLDPORTAL_URL: 'old.farm.example' }, 'OLDPORTAL_URL must be an address'],
    [{ OLDPORTAL_URL: 'https://me@old.farm.example' }, 'OLDPORTAL_URL must be an address'],
    [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' }, 'MAP_TILES_URL must look like'],
    [{ MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}' }, 'MAP_TILES_URL must look like'],
    [{ MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}.png' }, 'MAP_TILES_URL must look like'],
    [{ MAP_TILES_ATTRIBUTION: 'x'.repeat(201) }, 'MAP_TILES_ATTRIBUTION has at most 200'],
  ])('%o is refused in a sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })
})
