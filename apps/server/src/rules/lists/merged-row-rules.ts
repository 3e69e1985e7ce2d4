// A row of a list that was merged into another stays, for devices that were away may still name it; it is not
// offered again.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { isMergeable } from '@furrow/catalogue/entity'
import { errorsOf } from '../saving/findings.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Row, SaveRule } from '../saving/save-rule.ts'

export function mergedRowRules(catalogue: Catalogue): SaveRule {
  return {
    of: [...catalogue.values()].filter(isMergeable).map(({ name }) => name),
    async check(rows) {
      return errorsOf(rows, ({ before, sent }) =>
        isMerged(before) && sent['active'] === true
          ? [{ field: 'active', message: `${mergedAway(before)}, so it can’t be offered again.` }]
          : [],
      )
    },
    async beforeRemoval(rows) {
      const merged = rows.find(({ before }) => isMerged(before))
      return merged && `${mergedAway(merged.before)}. It stays for devices that still name it.`
    },
  }
}

function isMerged(row: Row | undefined): boolean {
  return numberIn(row, 'merged_into_id') !== undefined
}

function mergedAway(row: Row | undefined): string {
  return `“${textIn(row, 'name') ?? ''}” was merged into another one`
}
