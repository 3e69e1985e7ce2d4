// What a row looks like when it is served, when it is made and when it is changed.

import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { z } from 'zod'
import { valueSchema } from './value-schema.ts'

/** As served: everything but what is secret. */
export function servedRow(entity: Entity): z.ZodObject {
  const served = Object.entries(entity.fields).filter(([, field]) => !field.secret)
  return z.object(Object.fromEntries(served.map(([name, field]) => [name, schemaFor(name, field)])))
}

/** As sent to make one: what is required must be there, unless it is preset or follows from the parent. */
export function newRow(entity: Entity): z.ZodObject {
  const shape = writable(entity).map(([name, field]) => {
    const schema = schemaFor(name, field)
    return [name, isNeeded(entity, name, field) ? schema : schema.optional()] as const
  })
  return z.object(Object.fromEntries(shape))
}

/** As sent to change one: only what changes. */
export function changedRow(entity: Entity): z.ZodObject {
  const shape = writable(entity).map(
    ([name, field]) => [name, schemaFor(name, field).optional()] as const,
  )
  return z.object(Object.fromEntries(shape))
}

/** Fields that a client may set. */
export function writable(entity: Entity): (readonly [string, Field])[] {
  return Object.entries(entity.fields).filter(([, field]) => !field.readOnly && !field.computed)
}

function schemaFor(name: string, field: Field): z.ZodType {
  const schema = valueSchema(field, labelOf(name, field))
  return field.help ? schema.describe(field.help) : schema
}

function isNeeded({ ownedBy }: Entity, name: string, field: Field): boolean {
  const fromParent =
    ownedBy.kind === 'farm' && ownedBy.parent && ['farm_id', 'period_id'].includes(name)
  return field.required && field.default === undefined && !fromParent
}
