// What an ability is, in words: what whoever holds it does, and what whoever it is forbidden to is kept from.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { namesOfSeeing, seeingFinance } from '../reach/abilities.ts'
import { publishing } from '../reach/may-publish.ts'
import type { HeldAbility } from '../reach/viewer.ts'
import { openingDatasilo } from '../apps/app-page.ts'

/** `Sees` and `seeing`. */
type Deed = readonly [does: string, doing: string]

const deedsWithRows: Readonly<Record<string, Deed>> = {
  [namesOfSeeing.view]: ['Sees', 'seeing'],
  [namesOfSeeing.add]: ['Adds', 'adding'],
  [namesOfSeeing.change]: ['Changes', 'changing'],
  [namesOfSeeing.remove]: ['Deletes', 'deleting'],
  '*': ['Sees, adds, changes and deletes', 'seeing, adding, changing and deleting'],
}

const deeds: Readonly<Record<string, Deed>> = {
  [seeingFinance]: ['Sees the finances', 'seeing the finances'],
  [publishing]: ['Publishes benchmarks', 'publishing benchmarks'],
  [openingDatasilo]: ['Opens the data silo', 'opening the data silo'],
}

export interface NamedThings {
  readonly catalogue: Catalogue
  /** Of farms, by their numbers. */
  readonly farms: ReadonlyMap<number, string>
  /** Of apps, by the abilities that they ask for. */
  readonly apps: ReadonlyMap<string, string>
}

export function abilityWords(ability: HeldAbility, things: NamedThings): string {
  const [does, doing] = deedOf(ability.name, things)
  const what = [whatOf(ability, things), whereOf(ability, things)].filter(Boolean).join(' ')
  const deed = ability.forbidden ? `Is kept from ${doing}` : does
  return what === '' ? deed : `${deed} ${what}`
}

function deedOf(name: string, { apps }: NamedThings): Deed {
  const app = apps.get(name)
  if (app !== undefined) return [`Opens ${app}`, `opening ${app}`]
  return deedsWithRows[name] ?? deeds[name] ?? [`Has the ability “${name}”`, `having “${name}”`]
}

/** Of what kind, and which of them. */
function whatOf({ name, entityType, entityId }: HeldAbility, { catalogue }: NamedThings): string {
  const entity = catalogue.get(entityType ?? '')
  if (entity && entityId !== null) return `${lowerCase(entity.label)} ${entityId}`
  if (entity) return name === seeingFinance ? '' : lowerCase(entity.plural)
  return Object.hasOwn(deedsWithRows, name) ? 'all records of farms and businesses' : ''
}

function whereOf({ name, scope, onlyOwned }: HeldAbility, { farms }: NamedThings): string {
  const farm = scope === null ? '' : `of ${farms.get(scope) ?? `farm ${scope}`}`
  const own = onlyOwned ? 'that they see anyway' : ''
  const all = name === seeingFinance && scope === null ? 'of all farms that they see' : farm
  return [all, own].filter(Boolean).join(' ')
}

function lowerCase(label: Entity['label']): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}
