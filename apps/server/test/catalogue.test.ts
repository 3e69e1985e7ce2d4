import { furrow } from '@furrow/catalogue/furrow'
import type { CatalogueDescription } from '@furrow/wire/describe-catalogue'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'
import { buildServer } from '../src/http/server.ts'
import { specNames } from './spec-names.ts'

const secrets = {
  users: ['password'],
  tokens: ['hash'],
  invitations: ['hash'],
  outgoing_mails: ['body'],
  files: ['place'],
  queable_jobs: ['steps'],
  roll_forwards: ['made'],
  period_snapshots: ['kept'],
  report_releases: ['kept'],
  workshop_links: ['hash'],
  workshop_files: ['place'],
  workshop_sessions: ['secret'],
  expense_receipts: ['place'],
}

describe('the catalogue that is served', () => {
  let told: CatalogueDescription['entities']
  beforeAll(async () => {
    const app = await buildServer({
      catalogue: furrow(),
      version: '0',
      logins: [],
      password: '',
      log: () => undefined,
      state: () => Promise.reject(new Error('not asked')),
      contents: () => Promise.reject(new Error('not asked')),
      engine: openFurrowEngine(furrow(), openDatabase('postgres://nowhere.invalid/none')),
      viewerOf: async () => undefined,
    })
    told = (await app.inject('/api/v2/catalogue')).json<CatalogueDescription>().entities
    await app.close()
  })

  test('the list of the specification is whole', () => {
    expect(Object.keys(specNames).length).toBeGreaterThan(130)
  })

  test.each(Object.entries(specNames))('has all of %s', (name, { fields, relations }) => {
    const entity = told[name]
    expect(Object.keys(entity?.fields ?? {}), `fields of ${name}`).toEqual(
      expect.arrayContaining([...fields]),
    )
    expect(Object.keys(entity?.relations ?? {}), `relations of ${name}`).toEqual(
      expect.arrayContaining([...relations]),
    )
  })

  test('marks every secret, and nothing else', () => {
    const marked = Object.entries(told).flatMap(([name, { fields }]) => {
      const secret = Object.entries(fields).filter(([, field]) => field['secret'])
      return secret.length > 0 ? [[name, secret.map(([field]) => field)]] : []
    })
    expect(Object.fromEntries(marked)).toEqual(secrets)
  })
})
