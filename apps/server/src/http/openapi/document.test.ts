import { furrow } from '@furrow/catalogue/furrow'
import { resourceCalls } from '@furrow/wire/calls'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from './document.ts'

interface Operation {
  readonly operationId?: string
  readonly description?: string
  readonly parameters?: readonly { readonly $ref: string }[]
  readonly responses: Readonly<Record<string, unknown>>
}
type Item = Readonly<Record<string, Operation>> & { readonly $ref?: string }
interface Described {
  readonly paths: Readonly<Record<string, Item>>
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties: object }>>
    readonly pathItems: Readonly<Record<string, Item>>
    readonly [kind: string]: Readonly<Record<string, unknown>>
  }
}

const catalogue = furrow()
const text = JSON.stringify(openApiDocument(catalogue, '1.2.3'))
const { paths, components } = JSON.parse(text) as Described
function itemAt(path: string): Item {
  const item = paths[path]
  const shared = item?.$ref?.split('/').at(-1)
  return (shared === undefined ? item : components.pathItems[shared]) ?? {}
}
const methodsAt = (path: string) => Object.keys(itemAt(path)).filter(key => key !== 'parameters')

/** Methods, and whether a token is asked for. */
const sessionCalls = new Map([
  ['/api/v2/settings', 'get, none'],
  ['/api/login', 'post, none'],
  ['/api/auth/create-token', 'post, none'],
  ['/api/auth/me', 'get, needed'],
  ['/auth/authenticated', 'get, either'],
  ['/api/auth/authenticated', 'get, either'],
  ['/api/logout', 'post, needed'],
  ['/api/auth/revoke-token', 'post, needed'],
  ['/api/impersonate/take/{id}', 'get, needed'],
  ['/api/impersonate/leave', 'get, needed'],
  ['/api/password-reset/create', 'post, none'],
  ['/api/v2/email-change', 'get post delete, needed'],
  ['/api/v2/email-change/confirm', 'post, needed'],
  ['/api/v2/email-change/undo', 'post, none'],
  ['/api/v2/access-undo', 'post, none'],
  ['/api/v2/waiting-email', 'post, needed'],
  ['/api/password-reset/reset', 'post, none'],
  ['/api/v2/link', 'post, none'],
  ['/api/v2/accept-invitation', 'post, needed'],
  ['/api/v2/password', 'post, needed'],
  ['/api/v2/money-switch', 'post, needed'],
  ['/api/v2/app-token', 'post, needed'],
  ['/sanctum/csrf-cookie', 'get, none'],
])

describe('the OpenAPI description', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(text))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test('tells every record with all its calls and every field that is served', () => {
    for (const entity of catalogue.values()) {
      const served = Object.entries(entity.fields).filter(([, { secret }]) => !secret)
      const { properties = {} } = components.schemas[entity.name] ?? {}
      expect(Object.keys(properties), entity.name).toEqual(served.map(([field]) => field))
      for (const { path, method } of resourceCalls(entity)) {
        expect(methodsAt(`/api/${entity.name}${path}`), entity.name).toContain(method)
      }
    }
  })

  test('never tells a secret, neither as something served nor as something sent', () => {
    const secrets = [...catalogue.values()].flatMap(({ name, fields }) =>
      Object.keys(fields).flatMap(field => (fields[field]?.secret ? [[name, field] as const] : [])),
    )
    expect(secrets).toContainEqual(['users', 'password'])
    for (const [name, field] of secrets) {
      for (const suffix of ['', '.new', '.changed']) {
        const { properties = {} } = components.schemas[name + suffix] ?? {}
        expect(properties, name + suffix).not.toHaveProperty(field)
      }
    }
    const { schemas } = components
    const asked = ['session.credentials', 'session.reset', 'session.password']
    // The demonstration's, which is told to everybody.
    const shown = ['session.settings']
    const withPassword = Object.keys(schemas).filter(name =>
      JSON.stringify(schemas[name]).includes('"password"'),
    )
    expect(withPassword).toEqual([...shown, ...asked])
    expect(JSON.stringify(paths)).not.toContain('"password"')
  })

  test('tells what can be called below a row, by the kind of the relation', () => {
    const at = '/api/paddocks/{parent}'
    expect(methodsAt(`${at}/crop_collections`)).toEqual(['get', 'post'])
    expect(methodsAt(`${at}/crop_collections/associate`)).toEqual(['post'])
    expect(methodsAt(`${at}/crop_collections/{id}/dissociate`)).toEqual(['delete'])
    expect(methodsAt(`${at}/prior_paddocks/sync`)).toEqual(['patch'])
    expect(methodsAt(`${at}/prior_paddocks/{id}/pivot`)).toEqual(['patch'])
    expect(methodsAt(`${at}/ancestors`)).toEqual(['get'])
    expect(paths[`${at}/ancestors/attach`]).toBeUndefined()
    expect(methodsAt(`${at}/farm`)).toEqual(['get', 'patch', 'delete'])
    expect(methodsAt('/api/geolocations/{parent}/geolocatable')).toEqual(['get', 'patch', 'delete'])
    for (const { name, relations } of catalogue.values()) {
      for (const relation of Object.keys(relations)) {
        expect(methodsAt(`/api/${name}/{parent}/${relation}`), relation).toContain('get')
      }
    }
  })

  test('says the numbers that an address asks for, and what every call answers', () => {
    // Nothing is sent with these that could be wrong.
    const unasked = new Set(['/api/v2/live', '/api/v2/measures', '/api/v2/server-state'])
    const others = Object.keys(paths).filter(path => !unasked.has(path))
    for (const path of others.filter(path => !sessionCalls.has(path))) {
      const { parameters = [], ...operations } = itemAt(path) as Record<string, never>
      const told = JSON.stringify(parameters)
      for (const name of ['parent', 'id']) {
        expect(told.includes(`parameters/${name}"`), path).toBe(path.includes(`{${name}}`))
      }
      for (const { responses } of Object.values<Operation>(operations)) {
        expect(Object.keys(responses), path).toEqual(
          expect.arrayContaining([expect.stringMatching(/^20[0124]$/), '401', '422', 'default']),
        )
      }
    }
  })

  test('tells the calls about signing in, and which of them ask for a token', () => {
    const { security } = JSON.parse(text) as { security: unknown }
    expect(security).toEqual([{ token: [] }])
    const securities = new Map([
      ['needed', undefined],
      ['none', '[]'],
      ['either', '[{},{"token":[]}]'],
    ])
    for (const [path, said] of sessionCalls) {
      const [methods = '', token = ''] = said.split(', ')
      expect(methodsAt(path), path).toEqual(methods.split(' '))
      for (const method of methods.split(' ')) {
        const call = paths[path]?.[method] as Operation & { readonly security?: unknown }
        expect(JSON.stringify(call.security), path).toBe(securities.get(token))
        expect(Object.keys(call.responses).includes('401'), path).toBe(token === 'needed')
      }
    }
  })

  test('tells that too many attempts are held off, and for how long', () => {
    for (const path of ['/api/login', '/api/auth/create-token', '/api/password-reset/create']) {
      expect(itemAt(path)['post']?.responses, path).toHaveProperty('429')
    }
    expect(components['responses']).toHaveProperty('too_many_requests.headers.Retry-After')
    expect(JSON.stringify(components['responses'])).toContain('impersonation_over')
  })

  test('says which calls are closed to pages that are shown inside Furrow', () => {
    const closed = [
      'open-points',
      'completeness',
      'completeness/overview',
      'collection-board',
      'validation-review',
      'uploads',
    ]
    for (const path of [...closed, 'uploads/{upload}', 'downloads/{id}']) {
      const { get } = itemAt(`/api/v2/${path}`)
      expect(get?.description, path).toMatch(/^Closed to pages/)
      expect(Object.keys(get?.responses ?? {})).toContain('403')
    }
  })

  test('names each call once', () => {
    const names = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(1500)
    expect(new Set(names).size).toBe(names.length)
  })

  test('points only at parts that are there, and has none that nobody points at', () => {
    const pointers = new Set([...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, to]) => to))
    const kinds = ['schemas', 'parameters', 'responses', 'pathItems']
    const parts = kinds.flatMap(kind =>
      Object.keys(components[kind] ?? {}).map(name => `${kind}/${name}`),
    )
    expect(pointers).toEqual(new Set(parts))
  })

  test('stays of a size that tools can read', () => {
    expect(text.length).toBeLessThan(8_000_000)
  })
})
