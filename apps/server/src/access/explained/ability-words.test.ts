import { furrow } from '@furrow/catalogue/furrow'
import { expect, test } from 'vitest'
import { openingDatasilo } from '../apps/app-page.ts'
import { namesOfSeeing, seeingFinance } from '../reach/abilities.ts'
import { publishing } from '../reach/may-publish.ts'
import { abilityWords } from './ability-words.ts'

const catalogue = furrow()
const things = {
  catalogue,
  farms: new Map([[3, 'Wattle Flat']]),
  apps: new Map([['open-planner', 'Planner']]),
}
const ability = {
  name: 'view',
  entityType: null,
  entityId: null,
  onlyOwned: false,
  scope: null,
  forbidden: false,
}
const said = (more: Partial<typeof ability | Record<keyof typeof ability, unknown>>) =>
  abilityWords({ ...ability, ...more } as typeof ability, things)
const withRows = [...Object.values(namesOfSeeing), '*']
const named = [seeingFinance, publishing, openingDatasilo, 'open-planner']

test('every ability has words of its own, with every kind of record, given and forbidden', () => {
  const kinds = [null, ...catalogue.keys()]
  const ofRows = withRows.flatMap(name => kinds.map(entityType => ({ name, entityType })))
  const all = [...ofRows, ...named.map(name => ({ name }))]
  const sentences = all.flatMap(one => [said(one), said({ ...one, forbidden: true })])
  expect(new Set(sentences).size).toBe(2 * (withRows.length * (catalogue.size + 1) + named.length))
  expect(sentences.filter(sentence => sentence.includes('the ability “'))).toEqual([])
})

test.each([
  [{ entityType: 'paddocks', scope: 3 }, 'Sees paddocks of Wattle Flat'],
  [{ entityType: 'paddocks', scope: 9 }, 'Sees paddocks of farm 9'],
  [{ name: 'update', entityType: 'paddocks', entityId: 7 }, 'Changes paddock 7'],
  [{ name: '*', onlyOwned: true, forbidden: true }, /^Is kept from seeing, adding.* anyway$/],
  [{ name: seeingFinance }, 'Sees the finances of all farms that they see'],
  [{ name: 'open-planner', forbidden: true }, 'Is kept from opening Planner'],
  [{ name: 'dig-dams' }, 'Has the ability “dig-dams”'],
])('%j', (more, sentence) => {
  expect(said(more)).toMatch(sentence instanceof RegExp ? sentence : new RegExp(`^${sentence}$`))
})
