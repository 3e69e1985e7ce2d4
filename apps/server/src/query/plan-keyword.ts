// The keyword: any text of the row that is declared as searched, its own or of rows it belongs to.

import type { KeywordWish } from '@furrow/wire/wish'
import { along } from './condition.ts'
import type { Condition } from './condition.ts'
import { figureNamed } from './figure.ts'
import type { Standpoint } from './figure.ts'

export function planKeyword(wish: KeywordWish | undefined, from: Standpoint): readonly Condition[] {
  if (!wish) return []
  const own = Object.entries(from.entity.fields).filter(([, field]) => field.searchable)
  const searched = [...own.map(([name]) => name), ...from.entity.searchBy]
  const of = searched.flatMap((name): Condition[] => {
    const found = figureNamed(name, from)
    if (!found) return []
    const { figure, chain } = found
    const says = { kind: 'says' as const, figure, text: wish.value, anyCase: !wish.caseSensitive }
    return [along(chain, says)]
  })
  return of.length === 0 ? [] : [{ kind: 'any', of }]
}
