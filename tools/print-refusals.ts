// Prints docs/refusals.md: everything that the server refuses, as the code says it. `--check` only compares.

import { globSync, readFileSync } from 'node:fs'
import type { RefusalCode } from '@furrow/wire/refusal'
import { statusOf } from '../apps/server/src/http/refuse.ts'
import { print } from './print.ts'
import { isTest } from './sources.ts'
import { Declarations } from './texts/declarations.ts'
import { refusalsIn } from './texts/refusals-in.ts'
import type { FoundRefusal } from './texts/refusals-in.ts'
import { textsIn } from './texts/texts-in.ts'

const meanings: Readonly<Record<RefusalCode, string>> = {
  bad_request: 'The request cannot be read.',
  unauthenticated: 'No one is signed in, or the token has expired.',
  forbidden: 'This person may not do it.',
  impersonation_over: 'The support access named in `X-Impersonate-Id` has ended.',
  period_closed: 'The record is in a period that this person can only read.',
  not_found: 'There is no such thing, or it is not for this person to know.',
  wrong_method: 'The address takes other methods: `Allow` lists them.',
  conflict:
    'Someone else was faster, or something still depends on it. `data` holds the records as they are.',
  too_large: 'The body or the file is too large.',
  wrong_media_type: 'The body or the file is of a type that is not accepted.',
  invalid: 'A value is not accepted. `errors` says why, field by field.',
  too_many_requests: 'This person asks too often. `Retry-After` says when to try again.',
  unavailable: 'Not at the moment. `Retry-After` says when to try again.',
}

const folders = ['apps/server/src/', 'packages/wire/src/', 'packages/farming/src/']
/** Their sentences are gathered field by field, and refused together where a request has been looked at. */
const aboutFields =
  /^apps\/server\/src\/(query|verbs)\/|^apps\/server\/src\/rules\/(?!points|period-points)|^packages\/wire\/src\/(reading\/|value-schema|bound-words)|^packages\/farming\/src\/(crops\/crop-calendar|stock\/(stock-calendar|trade-price))/

const sources = globSync(folders.map(folder => `${folder}**/*.ts`))
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !isTest(path) && !path.includes('-for-tests.'))
  .toSorted()
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))
const refusals = refusalsIn(new Declarations(sources))
const told = new Set(refusals.map(({ sentence }) => sentence))
const ofFields = sources
  .filter(({ path }) => aboutFields.test(path))
  .flatMap(textsIn)
  .filter(({ text }) => /[.?]$/.test(text) && !told.has(text))
  .map(({ path, text }): FoundRefusal => ({ path, code: 'invalid', sentence: text }))

function sections(
  found: readonly FoundRefusal[],
  inLines: (found: FoundRefusal) => string,
): string {
  const byFile = Map.groupBy(found, ({ path }) => path)
  return sources
    .filter(({ path }) => byFile.has(path))
    .map(({ path, text }) => {
      const lines = new Set(byFile.get(path)?.map(inLines))
      return [`### ${path}`, occasion(text), [...lines].join('\n')].join('\n\n')
    })
    .join('\n\n')
}

function said({ code, sentence }: FoundRefusal): string {
  return `- ${statusOf(code as RefusalCode)} \`${code}\`: ${sentence}`
}

/** A file says in its first sentence what happens there. */
function occasion(text: string): string {
  const comment = /^(?:\/\/ .*\n)+/.exec(text)?.[0] ?? ''
  const words = comment
    .replaceAll(/^\/\/ /gm, '')
    .replaceAll('\n', ' ')
    .trim()
  return /^.*?[.](?= |$)/.exec(words)?.[0] ?? words
}

const codes = Object.entries(meanings)
  .map(([code, meaning]) => `| ${statusOf(code as RefusalCode)} | \`${code}\` | ${meaning} |`)
  .join('\n')

await print(
  'docs/refusals.md',
  `<!-- Printed from the code. Do not edit: run "npm run print". -->

# What is refused, and in which words

Every refusal is \`{ message, code, errors?, data? }\`. The status follows from the code
(\`apps/server/src/http/refuse.ts\`); programs go by the code, people read the message. What stands in braces is
filled in. Each list is headed by the file that refuses, and by what happens there.

| status | code | when |
| ---: | --- | --- |
${codes}
| 500 | \`server_error\` | An error in Furrow itself, which is logged. It says “Server Error” and no more. |

Bytes that cannot be read as a request are answered with 400, headers that are too long with 431, and a request
that takes too long to arrive with 408, all of them with the code \`bad_request\`.

## Refusals

${sections(refusals, said)}

## What is said of single fields

A 422 \`invalid\`, under \`errors\`, each beside its field. Where a field looks wrong but may be right, the same is said as a warning
under \`meta.warnings\` of what was saved.

${sections(ofFields, ({ sentence }) => `- ${sentence}`)}
`,
)
