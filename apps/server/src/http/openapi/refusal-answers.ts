// What is answered where something stands in the way.

import type { RefusalCode } from '@furrow/wire/refusal'
import { refusal } from '../calls/verb-answers.ts'
import { statusOf } from '../refuse.ts'
import { jsonAnswer, ref } from './parts.ts'
import type { Json } from './parts.ts'
import type { SchemaPrinter } from './print-schemas.ts'

/** Those that a call is known for, each under its status, and all others. */
export function refusalResponses(codes: readonly RefusalCode[]): Json {
  const known = codes.map(code => [statusOf(code), ref('responses', code)])
  return { ...Object.fromEntries(known), default: ref('responses', 'refused') }
}

export function refusalAnswers({ print }: SchemaPrinter): Json {
  const refused = (description: string) => jsonAnswer(description, print(refusal))
  return {
    unauthenticated: refused('No one is signed in.'),
    forbidden: refused(
      'Not allowed. With the code `impersonation_over`: the support access named in X-Impersonate-Id has ended. With `period_closed`: the record is in a period that is closed to this person.',
    ),
    not_found: refused('There is no such row, or it is not yours.'),
    conflict: refused('Someone else changed it in the meantime; `data` holds it as it is now.'),
    invalid: refused('Something is invalid; `errors` says what, field by field.'),
    too_many_requests: {
      ...refused('Too many attempts.'),
      headers: {
        'Retry-After': {
          description: 'In how many seconds to try again.',
          schema: { type: 'integer' },
        },
      },
    },
    refused: refused('Anything else that stands in the way, said in a sentence.'),
  }
}
