// A row as it was sent, checked against the catalogue field by field: what may be written and fits,
// and a sentence for everything that does not.

import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import type { z } from 'zod'
import { followsFromOwner } from './follows-from-owner.ts'
import { valueSchema } from './value-schema.ts'

export interface CheckedRow {
  readonly values: Readonly<Record<string, unknown>>
  /** Names of fields, dotted into lists, to what is wrong with them. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

export interface RowCheck {
  /** `given`: fields that need not be sent, for they follow from where the row is made. */
  ofNew(entity: Entity, sent: object, given?: readonly string[]): CheckedRow
  ofChanged(entity: Entity, sent: object): CheckedRow
}

export function rowCheck(): RowCheck {
  const schemaOf = keptSchemas()
  return {
    ofNew(entity, sent, given = []) {
      const preset = presetsOf(entity, sent)
      const names = Object.keys(entity.fields).filter(
        name =>
          isWritable(entity.fields[name]) &&
          !(name in preset) &&
          (Object.hasOwn(sent, name) || (isNeeded(entity, name) && !given.includes(name))),
      )
      const { values, errors } = checkFields(names, { entity, sent, schemaOf })
      return { values: { ...preset, ...values }, errors }
    },
    ofChanged(entity, sent) {
      const names = Object.keys(sent).filter(
        name => Object.hasOwn(entity.fields, name) && isWritable(entity.fields[name]),
      )
      return checkFields(names, { entity, sent, schemaOf })
    },
  }
}

type SchemaOf = (name: string, field: Field) => z.ZodType

/** The schema of a field is made when it is first needed, and kept. */
function keptSchemas(): SchemaOf {
  const schemas = new WeakMap<Field, z.ZodType>()
  return (name, field) => {
    const made = schemas.get(field) ?? valueSchema(field, labelOf(name, field))
    schemas.set(field, made)
    return made
  }
}

interface Checking {
  readonly entity: Entity
  readonly sent: object
  readonly schemaOf: SchemaOf
}

function checkFields(names: readonly string[], { entity, sent, schemaOf }: Checking): CheckedRow {
  const values: Record<string, unknown> = {}
  const errors: Record<string, readonly string[]> = {}
  for (const name of names) {
    const field = entity.fields[name]
    if (!field) continue
    const result = schemaOf(name, field).safeParse(Reflect.get(sent, name))
    if (result.success) values[name] = result.data
    else Object.assign(errors, sentencesIn(name, result.error))
  }
  return { values, errors }
}

function sentencesIn(name: string, { issues }: z.ZodError): Record<string, readonly string[]> {
  const byPath = Map.groupBy(issues, ({ path }) => [name, ...path].join('.'))
  return Object.fromEntries(
    [...byPath].map(([path, found]) => [path, found.map(({ message }) => message)]),
  )
}

function isWritable(field: Field | undefined): boolean {
  return field !== undefined && !field.readOnly && !field.computed && !field.secret
}

/** What is set where nothing is sent. */
function presetsOf({ fields }: Entity, sent: object): Record<string, unknown> {
  const preset = Object.entries(fields).filter(
    ([name, field]) => field.default !== undefined && !field.readOnly && !Object.hasOwn(sent, name),
  )
  return Object.fromEntries(preset.map(([name, field]) => [name, field.default]))
}

function isNeeded({ fields, ownedBy }: Entity, name: string): boolean {
  return fields[name]?.required === true && !followsFromOwner(ownedBy, name)
}
