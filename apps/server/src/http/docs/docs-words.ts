// What the catalogue says of fields and relations, in plain words. HTML.

import type { Field } from '@furrow/catalogue/fields'
import type { Relation } from '@furrow/catalogue/relations'
import { safe } from '../web/html-page.ts'

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
    field.wholeDay ? 'a day: its midnight in TIME_ZONE, whatever moment of it is sent' : '',
    min === undefined ? '' : `at least ${shown(min)}`,
    max === undefined ? '' : `at most ${shown(max)}${isText ? ' characters' : ''}`,
    kind === 'number' && scale ? `kept to ${scale} decimals` : '',
    choices ? `one of: ${choices.join(', ')}` : '',
    preset === undefined ? '' : `${presetWords(preset)} unless said`,
    field.needs === 'money' ? 'for those who may see finances' : '',
    field.needs === 'self' ? 'for the person alone' : '',
    field.needs === 'staff' ? 'for staff' : '',
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
