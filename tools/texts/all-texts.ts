// All texts that people can read, by the place where they meet them: a screen, what screens share, an answer
// of the server, an email, a name of the catalogue.

import { globSync, readFileSync } from 'node:fs'
import { isTest } from '../sources.ts'
import type { Source } from '../sources.ts'
import { textsIn } from './texts-in.ts'
import type { FoundText } from './texts-in.ts'

export interface PlaceTexts {
  /** The folder: of a screen, or of a room that all share. */
  readonly place: string
  readonly texts: readonly FoundText[]
}

/** What nobody reads: made-up farms, statements, descriptions for programs. */
const unread = /^apps\/server\/src\/(demo|db\/(schema|embedded)|http\/(openapi|docs)|query\/render)/

function textSources(): readonly Source[] {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !isTest(path) && !/-for-tests\.|\.test-d\./.test(path) && !unread.test(path))
    .toSorted()
    .map(path => ({ path, text: readFileSync(path, 'utf8') }))
}

export function allTexts(): readonly PlaceTexts[] {
  const places = Map.groupBy(textSources().flatMap(textsIn), ({ path }) => placeOf(path))
  return [...places].map(([place, texts]) => ({ place, texts }))
}

/** `apps/web/src/screens/rain` is a place of its own, and so is `apps/web/src/sheet` with all that is in it. */
function placeOf(path: string): string {
  const [place] = /^.*?\/src\/(?:screens\/[^/]+|[^/]+(?=\/))?/.exec(path) ?? [path]
  return place.replace(/\/$/, '')
}
