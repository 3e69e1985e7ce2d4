// The description of the resource interface in OpenAPI 3.1, printed from the catalogue.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { resourceCalls } from '@furrow/wire/calls'
import { rowNamed, rowsOfRecord } from '../calls/row-schemas.ts'
import { numbersAlone } from '../calls/verb-answers.ts'
import { callPaths, sessionTag } from './call-operations.ts'
import { parameters } from './parameters.ts'
import type { Json } from './parts.ts'
import { pathItems } from './path-items.ts'
import { schemaPrinter } from './print-schemas.ts'
import type { SchemaPrinter } from './print-schemas.ts'
import { refusalAnswers } from './refusal-answers.ts'
import { relationPaths } from './relation-paths.ts'

export function openApiDocument(catalogue: Catalogue, version: string): Json {
  const entities = [...catalogue.values()]
  const printer = schemaPrinter()
  // The parameter `idempotency_key` tells of it.
  printer.print(numbersAlone)
  const paths = [
    ...callPaths(printer, rowNamed(catalogue)),
    ...entities.flatMap(entity => ownPaths(entity, printer)),
  ]
  const below = entities.flatMap(entity =>
    Object.entries(entity.relations).map(relation =>
      relationPaths(entity, relation, { catalogue, printer }),
    ),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Furrow',
      version,
      summary: 'Farm records, period by period.',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: [sessionTag, ...entities.map(({ name, help }) => ({ name, description: help }))],
    paths: Object.fromEntries([...paths, ...below.flatMap(one => one.paths)]),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: tokenTold } },
      parameters,
      responses: refusalAnswers(printer),
      pathItems: Object.fromEntries(below.flatMap(({ shared }) => shared)),
      // Last: all of the above may point at them.
      schemas: printer.pointedAt(),
    },
  }
}

const tokenTold = 'As `POST /api/login` or `POST /api/auth/create-token` answers it.'

const description = `Sign in with POST /api/login and send the token with every other call. Whoever acts for somebody
sends the number of that person in X-Impersonate-Id as well.
Every record answers the same calls, at /api and, one and the same, at /api/v2.
Below a row stand the records that it hangs together with, under the name of the relation and, where
only one relation leads to a record, under the name of that record as well. Where there is but one row,
a number behind the name is taken and ignored. The body of a GET is ignored. A refusal is always JSON.`

function ownPaths(entity: Entity, printer: SchemaPrinter): [string, Json][] {
  const { name, label, plural } = entity
  const subject = { tag: name, label, plural, ...rowsOfRecord(entity) }
  const place = { below: false, nameOf: (verb: string) => `${name}.${verb}`, printer }
  const items = pathItems(resourceCalls(entity), subject, place)
  return [...items].map(([path, item]) => [`/api/${name}${path}`, item])
}
