// The fields that a request may set. The farm of a row never changes, whatever is sent.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'

export function writable({ fields }: Entity): readonly (readonly [string, Field])[] {
  return Object.entries(fields).filter(
    ([name, { kind, readOnly, computed, secret }]) =>
      kind !== 'id' && !readOnly && !computed && !secret && name !== 'farm_id',
  )
}
