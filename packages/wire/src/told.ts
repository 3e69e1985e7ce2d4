// The small schemas that answers are put together from, and the type of whatever a schema tells.

import { z } from 'zod'
import { isDay, momentOf } from './moments.ts'

/** What a schema tells, to be read and not to be changed. */
export type Told<Schema extends z.ZodType> = Unchanged<z.output<Schema>>

type Unchanged<T> = { readonly [K in keyof T]: Unchanged<T[K]> }

export const words = z.string()
export const row = z.int().positive()
export const count = z.int().min(0)
export const day = z.string().refine(isDay).meta({ format: 'date' })
export const moment = z
  .string()
  .refine(text => momentOf(text) !== undefined)
  .meta({ format: 'date-time' })
/** From 0 to 1; null where nothing is asked. */
export const share = z.number().min(0).max(1)

/** The names under which OpenAPI tells of schemas that stand in several places. */
export const schemaNames = z.registry<{ readonly name: string }>()

export function named<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  schemaNames.add(schema, { name })
  // Wherever else it stands it is pointed at.
  // eslint-disable-next-line no-underscore-dangle -- there is no other way to say so
  schema._zod.processJSONSchema = (_context, json) => {
    json.$ref = `#/components/schemas/${name}`
  }
  return schema
}

/** What was written, and looks wrong. */
export const warning = z.object({
  resource: words,
  id: row,
  field: words,
  code: words,
  message: words,
})

/** What an answer holds, in the envelope that most of them come in. */
export function enveloped<Data extends z.ZodType>(data: Data) {
  return z.object({ data })
}

/** The same of each name. */
export function each<Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) {
  return Object.fromEntries(names.map(name => [name, schema])) as Record<Name, Schema>
}
