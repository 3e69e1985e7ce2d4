// What is typed beyond what its field takes is said before it is sent, in the words of the server.

import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { beyondBounds } from '@furrow/wire/bound-words'
import type { Refused } from '@furrow/wire/client/result'
import type { Row } from '../rows/row-name.ts'

export function beyondDeclared({ fields }: Entity, typed: Row): Refused | undefined {
  const wrong = Object.entries(typed).flatMap(([name, value]) => {
    const field = fields[name]
    const said = field && beyondBounds(value, field, labelOf(name, field))
    return said === undefined ? [] : [[name, [said]] as const]
  })
  if (wrong.length === 0) return undefined
  const errors = Object.fromEntries(wrong)
  const [message = ''] = wrong[0]?.[1] ?? []
  return { kind: 'refused', code: 'invalid', status: 422, message, errors, data: undefined }
}
