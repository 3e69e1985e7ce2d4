// What the catalogue says of owners, fields and relations, in plain words. HTML.

import type { Field } from '@furrow/catalogue/fields'
import type { FarmOwner, Owner } from '@furrow/catalogue/owners'
import type { Relation } from '@furrow/catalogue/relations'
import { safe } from './page.ts'

export function ownerSentence(owner: Owner): string {
  switch (owner.kind) {
    case 'everyone':
      return owner.write === 'admins'
        ? 'Everybody who is signed in reads it, administrators change it.'
        : 'Everybody who is signed in reads it and may add to it, administrators change it.'
    case 'farm':
      return farmSentence(owner)
    case 'business':
      return owner.needs
        ? 'Belongs to a business: for those of its people who see what it is billed, and for staff.'
        : 'Belongs to a business, its people and staff.'
    case 'staff':
      return 'For staff alone.'
    case 'person':
      return 'Belongs to a person.'
    case 'row':
      return 'Belongs to another record: whoever sees that one sees this one.'
    case 'admins':
      return 'For administrators alone.'
  }
}

function farmSentence({ needs, write, by, parent }: FarmOwner): string {
  const people = needs ? 'those of its people who may see money' : 'its people'
  const rights = {
    people: `${people} read and change it`,
    managers: `${people} read it, its managers change it`,
    nobody: `${people} read it, nobody changes it`,
  }
  const filled = parent
    ? ` <code>farm_id</code> may be left out: it follows from <code>${safe(parent)}</code>.`
    : ''
  return `${by === 'id' ? 'The farm itself' : 'Belongs to a farm'}: ${rights[write]}.${filled}`
}

export function kindWords(field: Field): string {
  switch (field.kind) {
    case 'id':
      return 'number of the row'
    case 'key':
      return `number of ${linkTo(field.target ?? '')}`
    case 'typed key':
      return `number of the record that <code>${safe(field.by ?? '')}</code> names`
    case 'type':
      return 'kind of record'
    case 'money':
      return 'money, whole cents'
    case 'count':
      return 'whole number'
    case 'fraction':
      return 'fraction'
    case 'flag':
      return 'yes or no'
    case 'object':
      return 'JSON'
    case 'date':
      return 'day'
    case 'text':
    case 'long text':
    case 'number':
    case 'moment':
    case 'choice':
    case 'list':
      return field.kind
  }
}

/** Bounds, choices and presets. */
export function ruleWords(field: Field): string {
  const { kind, min, max, scale, choices, default: preset } = field
  const isText = kind === 'text' || kind === 'long text'
  const shown = (figure: number) => figure.toLocaleString('en', { useGrouping: 'min2' })
  return [
    field.secret ? 'secret: never served' : '',
    field.readOnly || field.computed ? 'set by Furrow' : '',
    min === undefined ? '' : `at least ${shown(min)}`,
    max === undefined ? '' : `at most ${shown(max)}${isText ? ' characters' : ''}`,
    kind === 'number' && scale ? `kept to ${scale} decimals` : '',
    choices ? `one of: ${choices.join(', ')}` : '',
    preset === undefined ? '' : `${presetWords(preset)} unless said`,
    field.needs === 'money' ? 'for those who may see money' : '',
    field.needs === 'self' ? 'for the person alone' : '',
    field.needs === 'billing' ? 'for those who see what is billed' : '',
  ]
    .filter(Boolean)
    .map(safe)
    .join('; ')
}

function presetWords(preset: string | number | boolean): string {
  if (typeof preset === 'boolean') return preset ? 'yes' : 'no'
  return String(preset)
}

export function relationWords(relation: Relation, choices: readonly string[]): string {
  switch (relation.kind) {
    case 'belongs to':
      return `the one of ${linkTo(relation.entity)} that it belongs to, by <code>${safe(relation.key)}</code>`
    case 'belongs to one of':
      return `what it belongs to: one of ${choices.map(linkTo).join(', ')}`
    case 'has one':
      return `the one of ${linkTo(relation.entity)} that it has`
    case 'has many':
      return `those of ${linkTo(relation.entity)} that belong to it`
    case 'belongs to many':
      return relation.readOnly
        ? `those of ${linkTo(relation.entity)} that follow from ${linkTo(relation.through.join)}`
        : `those of ${linkTo(relation.entity)} that it is linked with, by ${linkTo(relation.through.join)}`
  }
}

function linkTo(entity: string): string {
  return `<a href="#${safe(entity)}">${safe(entity)}</a>`
}
