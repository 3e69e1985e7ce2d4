// A list in which rows are merged: what names its rows, and within what they have to agree.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { isMergeable, labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { invalid } from '@furrow/wire/refusal'
import { usersOf } from './lists-in-use.ts'
import type { ListUser } from './lists-in-use.ts'

export interface MergeableList {
  /** With the key by which a row says what it was merged into. */
  readonly itself: ListUser
  /** The records of farms that name its rows. */
  readonly users: readonly ListUser[]
  /** Where names mean something within it alone, as varieties do within a crop type. */
  readonly group: GroupOfNames | undefined
}

interface GroupOfNames {
  readonly key: string
  readonly label: string
  readonly target: string
}

export function mergeableList(catalogue: Catalogue, name: string): MergeableList {
  const entity = catalogue.get(name)
  if (!entity || !isMergeable(entity)) {
    throw invalid({ list: ['Rows of this list can’t be merged.'] })
  }
  const users = usersOf(entity, catalogue)
  return {
    itself: { entity, keys: ['merged_into_id'] },
    users: users.filter(user => user.entity !== entity),
    group: groupOfNames(entity),
  }
}

function groupOfNames({ unique, fields }: Entity): GroupOfNames | undefined {
  const key = unique.flat().find(field => fields[field]?.kind === 'key')
  const declared = fields[key ?? '']
  if (key === undefined || !declared?.target) return undefined
  return { key, label: labelOf(key, declared).toLowerCase(), target: declared.target }
}
