// What is answered where something stands in the way.

import { refusal } from '../calls/verb-answers.ts'
import { jsonAnswer } from './parts.ts'
import type { Json } from './parts.ts'
import type { SchemaPrinter } from './print-schemas.ts'

export function refusalAnswers({ print }: SchemaPrinter): Json {
  const refused = (description: string) => jsonAnswer(description, print(refusal))
  return {
    unauthenticated: refused('Nobody is signed in.'),
    forbidden: refused(
      'Not allowed. With the code `impersonation_over`: the acting for somebody, named in X-Impersonate-Id, is over. With `period_closed`: the record is in a period that is closed to this person.',
    ),
    not_found: refused('There is no such row, or it is not yours.'),
    conflict: refused('Somebody else changed it meanwhile; `data` holds it as it is now.'),
    invalid: refused('Something is not right; `errors` says what, field by field.'),
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
