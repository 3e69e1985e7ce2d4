// What a field takes, as a schema: the same for checking what is sent and for describing it.
// Sentences are the users' own: what is wrong, and what would be right.

import type { Field } from '@furrow/catalogue/fields'
import { z } from 'zod'
import { amount } from './amount.ts'
import { leastWords, longest, longestWords, mostWords, wholeWords } from './bound-words.ts'
import { isStorable } from './is-storable.ts'
import { isDay, isMoment } from './moments.ts'
import { unreachable } from './reached-by.ts'
import { readSent } from './reading/read-sent.ts'

/** As it may be sent. `label` is what the field is called in a sentence. */
export function valueSchema(field: Field, label: string): z.ZodType {
  return z.preprocess(sent => readSent(field, sent), orNull(field, schemaOf(field, label)))
}

/**
 * As it is kept and served. What follows from other figures may come to whatever they make of it; its
 * bounds are for those who type it.
 */
export function keptSchema(field: Field, label: string): z.ZodType {
  // Written before it was asked for.
  const { keys: _keys, ...kept } = field
  const { min: _min, max: _max, ...unbounded } = kept
  const follows = field.formula !== undefined || field.fromRows !== undefined
  return orNull(field, schemaOf(follows ? unbounded : kept, label))
}

/** A field that is not required takes null. */
function orNull({ required }: Field, schema: z.ZodType): z.ZodType {
  return required ? schema : schema.nullable()
}

function schemaOf(field: Field, label: string): z.ZodType {
  switch (field.kind) {
    case 'id':
    case 'key':
    case 'typed key':
      return numberOfRow(label)
    case 'text':
    case 'long text':
      return textSchema(field, label)
    case 'number':
    case 'fraction':
      return measured(field, label)
    case 'count':
      return bounded(z.int(orSay(label, wholeWords(label))), field, label)
    case 'money':
      return bounded(z.int(or(label, 'must be whole cents')), field, label)
    case 'date':
      return dated(label, isDay, 'a day of the calendar, as 2024-05-31').meta({ format: 'date' })
    case 'moment':
      return dated(label, isMoment, 'a moment, as 2024-05-31T09:00:00Z').meta({
        format: 'date-time',
      })
    case 'flag':
      return z.boolean(or(label, 'must be yes or no (true or false)'))
    case 'choice':
    case 'type':
      return z.enum(field.choices ?? [], or(label, `must be one of: ${field.choices?.join(', ')}`))
    case 'list':
      return storable(
        z.array(
          z.union([z.string(), z.number()], itemSentence(label)),
          or(label, 'must be a list'),
        ),
        label,
      )
    case 'object':
      return storable(
        z.union(
          [z.looseObject({}), z.array(z.unknown())],
          or(label, 'must be a JSON object or list'),
        ),
        label,
      )
  }
}

/** What is not there at all is said to be needed; what is there and wrong, to be wrong. */
function or(label: string, wrong: string) {
  return orSay(label, `${label} ${wrong}.`)
}

function orSay(label: string, sentence: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined || input === null ? `${label} is needed.` : sentence,
  }
}

function numberOfRow(label: string): z.ZodType {
  const sentence = 'must be the number of a record'
  return z.int(or(label, sentence)).positive(`${label} ${sentence}.`)
}

function textSchema(field: Field, label: string): z.ZodType {
  const text = z.string(or(label, 'must be text')).max(longest(field), longestWords(field, label))
  const said = storable(field.required ? text.min(1, `${label} is needed.`) : text, label)
  if (field.keys === undefined) return said
  return said.superRefine((sent, { addIssue }) => {
    const message = typeof sent === 'string' ? unreachable(sent, field.keys) : undefined
    if (message !== undefined) addIssue({ code: 'custom', message })
  })
}

function dated(label: string, isOne: (text: string) => boolean, what: string): z.ZodType {
  return z.string(or(label, `must be ${what}`)).refine(isOne, `${label} must be ${what}.`)
}

/** Kept with 20 digits in all, so that a larger figure has no place even where none is too large. */
function measured(field: Field, label: string): z.ZodType {
  const scale = field.scale ?? 0
  const places = 10 ** (20 - scale)
  const isWhole = scale === 0
  const figure = isWhole
    ? z.int(orSay(label, wholeWords(label)))
    : z.number(or(label, 'must be a number'))
  return bounded(
    figure
      .lt(places, `${label} must be below ${amount(places, field)}.`)
      .gt(-places, `${label} must be above ${amount(-places, field)}.`),
    field,
    label,
  )
}

function bounded(schema: z.ZodNumber, field: Field, label: string): z.ZodType {
  const { min, max } = field
  const low = min === undefined ? schema : schema.min(min, leastWords(field, label))
  return max === undefined ? low : low.max(max, mostWords(field, label))
}

function storable(schema: z.ZodType, label: string): z.ZodType {
  return schema.refine(isStorable, `${label} contains characters that can’t be saved.`)
}

function itemSentence(label: string): string {
  return `${label} can contain only texts and numbers.`
}
