// What a field takes, as a schema: the same for checking what is sent and for describing it.
// Sentences are the users' own: what is wrong, and what would be right.

import type { Field } from '@furrow/catalogue/fields'
import { z } from 'zod'

/** `label` is what the field is called in a sentence. A field that is not required takes null. */
export function valueSchema(field: Field, label: string): z.ZodType {
  const schema = schemaOf(field, label)
  return field.required ? schema : schema.nullable()
}

function schemaOf(field: Field, label: string): z.ZodType {
  switch (field.kind) {
    case 'id':
    case 'key':
    case 'typed key':
      return z.int(`${label} must be the number of a record.`).positive(`${label} must be above 0.`)
    case 'text':
    case 'long text':
      return textSchema(field, label)
    case 'number':
    case 'fraction':
      return bounded(z.number(`${label} must be a number.`), field, label)
    case 'count':
    case 'money':
      return bounded(z.int(wholeSentence(field, label)), field, label)
    case 'date':
      return z.iso.date(`${label} must be a day of the calendar, as 2024-05-31.`)
    case 'moment':
      return z.iso.datetime({
        offset: true,
        error: `${label} must be a moment, as 2024-05-31T09:00:00Z.`,
      })
    case 'flag':
      return z.boolean(`${label} must be yes or no (true or false).`)
    case 'choice':
    case 'type':
      return z.enum(field.choices ?? [], `${label} must be one of: ${field.choices?.join(', ')}.`)
    case 'list':
      return z.array(z.union([z.string(), z.number()]), `${label} must be a list.`)
    case 'object':
      return z.unknown()
  }
}

function textSchema({ max = 255, required }: Field, label: string): z.ZodType {
  const text = z
    .string(`${label} must be text.`)
    .trim()
    .max(max, `${label} may have at most ${shown(max)} characters.`)
  return required ? text.min(1, `${label} is needed.`) : text
}

function bounded(schema: z.ZodNumber, field: Field, label: string): z.ZodType {
  const { min, max } = field
  const unit = field.unit && field.unit !== '$' ? ` ${field.unit}` : ''
  const low =
    min === undefined ? schema : schema.min(min, `${label} must be at least ${shown(min)}${unit}.`)
  return max === undefined ? low : low.max(max, `${label} must be at most ${shown(max)}${unit}.`)
}

function wholeSentence(field: Field, label: string): string {
  return field.kind === 'money'
    ? `${label} must be whole cents.`
    : `${label} must be a whole number.`
}

function shown(figure: number): string {
  return figure.toLocaleString('en-AU')
}
