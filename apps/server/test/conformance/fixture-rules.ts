// What the fixture says beyond fields and relations: two scopes, and that a farm's tags are words.

import type { NamedScope } from '../../src/query/plan-scopes.ts'
import type { SaveRule } from '../../src/rules/saving/save-rule.ts'

export const fixtureScopes: readonly NamedScope[] = [
  {
    name: 'AreaBetween',
    of: ['paddocks'],
    filters: parameters => {
      const [least, most] = parameters
      if (parameters.length !== 2) return undefined
      return [
        { field: 'area', operator: '>=', value: least },
        { field: 'area', operator: '<=', value: most },
      ]
    },
  },
  {
    name: 'Irrigated',
    of: ['paddocks'],
    filters: () => [{ field: 'irrigation_type', operator: '!=', value: null }],
  },
]

const tagsAreWords: SaveRule = {
  of: ['farms'],
  check: async rows =>
    Object.fromEntries(
      rows.flatMap(({ at, sent: { tags } }) =>
        (Array.isArray(tags) ? tags : []).flatMap((tag, place) =>
          typeof tag === 'string' ? [] : [[`${at}tags.${place}`, ['A tag must be text.']]],
        ),
      ),
    ),
}

export const fixtureRules: readonly SaveRule[] = [tagsAreWords]
