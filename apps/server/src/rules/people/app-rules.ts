// An app has a name that an address can hold, and each version of it a page that may be shown inside
// Furrow.

import { originOfApp } from '../../access/apps/app-address.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { textIn } from '../saving/read-row.ts'
import type { RowToSave, SaveRule } from '../saving/save-rule.ts'

export const appRules: readonly SaveRule[] = [
  {
    of: ['apps'],
    check: async rows => errorsOf(rows, row => refused(row, 'slug', isSlug, slugWanted)),
  },
  {
    of: ['app_versions'],
    check: async rows =>
      errorsOf(rows, row => [
        ...refused(row, 'version', isVersion, versionWanted),
        ...refused(row, 'address', isPage, addressWanted),
      ]),
  },
]

const slugWanted = 'Use lower-case words with hyphens between, such as price-converter.'
const versionWanted = 'A version is numbers with dots between, such as 1.2.0.'
const addressWanted =
  'The address must begin with https://, or with http://localhost while it is tried out.'

function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

/** With a word behind it where it is not finished: 2.0.0-beta.1. */
function isVersion(text: string): boolean {
  return /^\d+(\.\d+){1,3}(-[a-z0-9]+(\.[a-z0-9]+)*)?$/.test(text)
}

function isPage(address: string): boolean {
  return originOfApp(address) !== undefined
}

function refused(
  { sent }: RowToSave,
  field: string,
  isRight: (text: string) => boolean,
  message: string,
): readonly Finding[] {
  const text = textIn(sent, field)
  return text === undefined || isRight(text) ? [] : [{ field, message }]
}
