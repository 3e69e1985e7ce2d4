// Schemas as OpenAPI writes them. Those with a name are written once, and pointed at.

import { schemaNames } from '@furrow/wire/told'
import { z } from 'zod'
import { onceFor } from '../calls/once-for.ts'
import type { Json } from './parts.ts'

export interface SchemaPrinter {
  print(schema: z.ZodType): Json
  /** All that was pointed at, by name. */
  pointedAt(): Json
}

export function schemaPrinter(): SchemaPrinter {
  const pointed = new Map<string, z.ZodType>()
  const override: Override = ({ zodSchema, jsonSchema }) => {
    const schema = zodSchema as unknown as z.ZodType
    const name = schemaNames.get(schema)?.name
    if (name === undefined) return
    const bearer = bearerOf(schema)
    pointed.set(name, bearer)
    const { $ref, description } = jsonSchema
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
    Object.assign(jsonSchema, bearer === schema ? { $ref } : { $ref, description })
  }
  return {
    print: onceFor((schema: z.ZodType) => written(schema, override)),
    pointedAt() {
      const told: Record<string, unknown> = {}
      // What is written may point at others, which then come later in the same map.
      for (const [name, schema] of pointed) {
        // Without its name it is written in full.
        const nameless = z.clone(schema, schema.def)
        told[name] = { ...z.globalRegistry.get(schema), ...written(nameless, override) }
      }
      return told
    },
  }
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>

/** Open: what is not told of is left alone when it is sent, and may be served as well. */
function written(schema: z.ZodType, override: Override): Json {
  const { $schema: _, $defs: __, ...shape } = z.toJSONSchema(schema, { io: 'input', override })
  return shape
}

/** The schema that was given the name: described once more, it keeps it. */
function bearerOf(schema: z.ZodType): z.ZodType {
  // eslint-disable-next-line no-underscore-dangle -- it is told nowhere else
  const above = schema._zod.parent as z.ZodType | undefined
  return above && schemaNames.has(above) ? bearerOf(above) : schema
}
