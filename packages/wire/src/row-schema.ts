// What a row looks like when it is served, when it is made and when it is changed.

import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { z } from 'zod'
import { followsFromOwner } from './follows-from-owner.ts'
import { keptSchema, valueSchema } from './value-schema.ts'

/** As served: everything but what is secret. What not everybody may see can be missing. */
export function servedRow(entity: Entity): z.ZodObject {
  const served = Object.entries(entity.fields).filter(([, field]) => !field.secret)
  const shape = served.map(([name, field]) => {
    const schema = described(name, field, keptSchema(field, labelOf(name, field)))
    return [name, field.needs ? schema.optional() : schema] as const
  })
  return z.object(Object.fromEntries(shape))
}

/** As sent to make one: what is required must be there, unless it is preset or follows from the parent. */
export function newRow(entity: Entity): z.ZodObject {
  const shape = writable(entity).map(([name, field]) => {
    const schema = described(name, field, valueSchema(field, labelOf(name, field)))
    return [name, isNeeded(entity, name, field) ? schema : schema.optional()] as const
  })
  return z.object(Object.fromEntries(shape))
}

/** As sent to change one: only what changes. */
export function changedRow(entity: Entity): z.ZodObject {
  const shape = writable(entity).map(([name, field]) => {
    const schema = described(name, field, valueSchema(field, labelOf(name, field)))
    return [name, schema.optional()] as const
  })
  return z.object(Object.fromEntries(shape))
}

/** Fields that a client may set. A secret has a call of its own. */
function writable(entity: Entity): (readonly [string, Field])[] {
  return Object.entries(entity.fields).filter(
    ([, { readOnly, computed, secret }]) => !readOnly && !computed && !secret,
  )
}

function isNeeded({ ownedBy }: Entity, name: string, field: Field): boolean {
  return field.required && field.default === undefined && !followsFromOwner(ownedBy, name)
}

function described(name: string, field: Field, schema: z.ZodType): z.ZodType {
  const description = [field.help, measureOf(field)].filter(Boolean).join(' ')
  return schema.meta({ title: labelOf(name, field), ...(description && { description }) })
}

function measureOf({ kind, unit, scale }: Field): string {
  if (kind === 'money') return `Whole cents, ${unit ?? '$'}.`
  if (kind === 'fraction') return 'A fraction: 0.46 is 46%.'
  const kept = kind === 'number' && scale ? `Kept to ${scale} decimals.` : ''
  return [unit ? `In ${unit}.` : '', kept].filter(Boolean).join(' ')
}
