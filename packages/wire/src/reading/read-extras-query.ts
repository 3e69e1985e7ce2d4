// What an address asks for beside the rows: `include=farm,crop_collections`, `with_sum=paddocks.area`.

import { queryText } from '../query-values.ts'
import type { QueryValues } from '../query-values.ts'
import { noteTooMany } from './read-list.ts'
import { whyNoRelation } from './read-name.ts'
import { note } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { aggregateTypes } from '../wish.ts'
import type { AggregateType, AggregateWish, IncludeWish } from '../wish.ts'

export function queryIncludes(query: QueryValues, reading: Reading): IncludeWish[] {
  const at = 'include'
  const said = queryText(query, at)
  if (said === undefined) return []
  const relations = said.split(',')
  if (relations.length > reading.left.includes) {
    noteTooMany(reading, at, 'includes')
    return []
  }
  reading.left.includes -= relations.length
  return relations.flatMap(relation => {
    const wrong = relation.trim() === relation ? whyNoInclude(relation) : stray
    if (wrong === undefined) return [{ at, said, relation, filters: [], limit: undefined }]
    note(reading, at, wrong)
    return []
  })
}

const stray = 'include takes names of relations, separated by commas without spaces.'

function whyNoInclude(relation: string): string | undefined {
  return relation === '' ? stray : whyNoRelation(relation)
}

export function queryAggregates(query: QueryValues, reading: Reading): AggregateWish[] {
  return aggregateTypes.flatMap(type => {
    const at = `with_${type}`
    const said = queryText(query, at)
    if (said === undefined) return []
    const names = said.split(',')
    if (names.length > reading.left.aggregates) {
      noteTooMany(reading, at, 'aggregates')
      return []
    }
    reading.left.aggregates -= names.length
    return names.flatMap(name => readFigure(name, { at, said, type }, reading))
  })
}

const longest = 200

function readFigure(
  name: string,
  of: { readonly at: string; readonly said: string; readonly type: AggregateType },
  reading: Reading,
): AggregateWish[] {
  const isOfRows = of.type === 'count' || of.type === 'exists'
  const form = isOfRows ? /^\w+$/ : /^\w+\.\w+$/
  if (name.length > longest || !form.test(name)) {
    const names = isOfRows ? 'names of relations' : 'relation.field'
    note(reading, of.at, `${of.at} takes ${names}, separated by commas without spaces.`)
    return []
  }
  const [relation = '', field] = name.split('.')
  return [{ ...of, relation, field, filters: [] }]
}
