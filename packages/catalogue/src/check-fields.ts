// The mistakes that a field can hold by itself or against the entity that it points at.

import { readFormula } from '@furrow/farming/record/read-formula'
import type { Catalogue } from './catalogue.ts'
import type { Entity } from './entity.ts'
import type { Field } from './fields.ts'
import { wordsOf } from './type-words.ts'

export function checkFields(entity: Entity, catalogue: Catalogue): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const mistakes = [
      ...checkTarget(field, entity, catalogue),
      ...checkBounds(field),
      ...checkChoices(field),
      ...checkFormula(field, entity),
    ]
    const named = /^[A-Za-z][A-Za-z0-9_]{0,62}$/.test(name) ? [] : ['the name is not usable']
    return [...named, ...mistakes].map(mistake => `${entity.name}.${name}: ${mistake}.`)
  })
}

function checkTarget(field: Field, entity: Entity, catalogue: Catalogue): string[] {
  if (field.kind === 'key') return missing(field.target, catalogue)
  if (field.kind === 'type') {
    return wordsOf(field).flatMap(([, target]) => missing(target, catalogue))
  }
  if (field.kind !== 'typed key') return []
  const type = entity.fields[field.by ?? '']
  return type?.kind === 'type' ? [] : [`its kind should stand in ${field.by}, which says none`]
}

function missing(target: string | undefined, catalogue: Catalogue): string[] {
  return target !== undefined && catalogue.has(target)
    ? []
    : [`points at ${target}, which is unknown`]
}

function checkBounds({ min, max, scale }: Field): string[] {
  return [
    ...(min !== undefined && max !== undefined && min > max ? [`${min} is above ${max}`] : []),
    ...(scale !== undefined && (scale < 0 || scale > 10)
      ? [`${scale} decimals cannot be kept`]
      : []),
  ]
}

function checkChoices(field: Field): string[] {
  if (field.kind !== 'choice' && field.kind !== 'type') return []
  const choices = field.choices ?? []
  const given = field.default
  return [
    ...(choices.length === 0 ? ['there is nothing to choose from'] : []),
    ...(new Set(choices).size < choices.length ? ['a choice stands twice'] : []),
    ...(given !== undefined && !choices.includes(String(given))
      ? [`${String(given)} is preset but cannot be chosen`]
      : []),
  ]
}

function checkFormula({ formula }: Field, entity: Entity): string[] {
  if (formula === undefined) return []
  try {
    readFormula(formula, new Set(Object.keys(entity.fields)))
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
