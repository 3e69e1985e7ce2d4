// The schemas of one record: as it is served, as it is made and as it is changed.

import type { Entity } from '@furrow/catalogue/entity'
import { resourceCalls } from '@furrow/wire/calls'
import { changedRow, newRow, servedRow } from '@furrow/wire/row-schema'
import { z } from 'zod'
import type { Json } from './parts.ts'

export function rowSchemas(entity: Entity): [string, Json][] {
  const { name, label, help } = entity
  const served: [string, Json] = [
    name,
    { title: label, description: help, ...shapeOf(servedRow(entity)) },
  ]
  if (resourceCalls(entity).every(({ verb }) => verb !== 'store')) return [served]
  return [
    served,
    [`${name}.new`, shapeOf(newRow(entity))],
    [`${name}.changed`, shapeOf(changedRow(entity))],
  ]
}

/** Open: what is not named here is left alone when it is sent, and may be served as well. */
function shapeOf(schema: z.ZodType): Json {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input' })
  return shape
}
