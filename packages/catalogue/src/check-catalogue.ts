// Finds every mistake in a catalogue and says each in a sentence, before anything is built on it.

import type { Catalogue } from './catalogue.ts'
import { checkFields } from './check-fields.ts'
import { checkOwner } from './check-owners.ts'
import { checkRelations, checkSearch } from './check-relations.ts'
import { carriesFarm } from './entity.ts'
import type { Entity } from './entity.ts'

/** Words below /api/v2/ that are calls of their own, so that no entity may have such a name. */
const reservedWords: readonly string[] = [
  'app-token',
  'auth',
  'batch',
  'accept-invitation',
  'catalogue',
  'completeness',
  'docs',
  'downloads',
  'health',
  'impersonate',
  'jobs',
  'link',
  'live',
  'login',
  'logout',
  'money-switch',
  'open-points',
  'openapi.json',
  'password',
  'password-reset',
  'report-answers',
  'roll-forward',
  'settings',
  'status',
  'uploads',
  'v2',
]

export function mistakesIn(catalogue: Catalogue): readonly string[] {
  return [...catalogue.values()].flatMap(entity => [
    ...checkName(entity),
    ...checkFields(entity, catalogue),
    ...checkRelations(entity, catalogue),
    ...checkSearch(entity, catalogue),
    ...checkOwner(entity, catalogue),
    ...checkSets(entity),
    ...checkParts(entity),
    ...checkFollowed(entity, catalogue),
    ...checkLeftBehind(entity, catalogue),
  ])
}

/** Throws, with all mistakes, unless the catalogue is sound. */
export function checkCatalogue(catalogue: Catalogue): Catalogue {
  const mistakes = mistakesIn(catalogue)
  if (mistakes.length === 0) return catalogue
  throw new Error(['The catalogue has mistakes:', ...mistakes].join('\n  '))
}

function checkName({ name, label, help }: Entity): string[] {
  return [
    ...(/^[a-z][a-z0-9_]{0,62}$/.test(name) ? [] : [`${name}: use lower case and underscores.`]),
    ...(reservedWords.includes(name) ? [`${name}: the word is taken by a call of the API.`] : []),
    ...(label.trim() ? [] : [`${name}: a label is missing.`]),
    ...(help.trim() ? [] : [`${name}: a line of help is missing.`]),
  ]
}

function checkSets(entity: Entity): string[] {
  const { name, fields, unique, relations, deletes, derived } = entity
  const unknown = unique.flat().filter(field => !fields[field])
  const wrong = deletes.filter(relation => {
    const kind = relations[relation]?.kind
    return kind !== 'has many' && kind !== 'has one' && kind !== 'belongs to'
  })
  return [
    ...unknown.map(field => `${name}: unique names ${field}, which is no field of it.`),
    ...wrong.map(relation => `${name}: deletes ${relation}, which is no row of its own.`),
    ...(derived && unique.length + deletes.length > 0
      ? [`${name}: it is calculated from other records, so it can neither be unique nor delete.`]
      : []),
  ]
}

function checkParts({ name, parts, fields }: Entity): string[] {
  if (!parts) return []
  const kept = Object.values(parts).flat()
  const twice = kept.filter((field, place) => kept.indexOf(field) !== place)
  const unknown = kept.filter(field => !fields[field])
  return [
    ...twice.map(field => `${name}: ${field} is kept in two parts.`),
    ...unknown.map(field => `${name}: a part keeps ${field}, which is no field of it.`),
  ]
}

/** A record that followed itself would never be up to date. */
function checkFollowed({ name, follows }: Entity, catalogue: Catalogue): string[] {
  const unknown = follows.filter(other => !catalogue.has(other) || other === name)
  return unknown.map(other => `${name}: it cannot follow from ${other}.`)
}

/** Deleting a farm must take every row that is the farm's: one left behind could never be erased. */
function checkLeftBehind(entity: Entity, catalogue: Catalogue): string[] {
  if (entity.ownedBy.kind !== 'farm' || entity.ownedBy.by !== 'id') return []
  const gone = new Set([entity.name])
  for (const name of gone) {
    const { relations = {}, deletes = [] } = catalogue.get(name) ?? {}
    for (const relation of deletes.map(key => relations[key])) {
      if (relation && 'entity' in relation) gone.add(relation.entity)
    }
  }
  return [...catalogue.values()]
    .filter(other => carriesFarm(other) && !other.derived && !gone.has(other.name))
    .map(other => `${other.name}: it would be left behind when its farm is deleted.`)
}
