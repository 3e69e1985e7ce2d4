// Why a row was not saved, and at which fields, until they are typed into again.

import type { Failure } from '@furrow/wire/client/result'
import type { FieldErrors } from '@furrow/wire/refusal'
import { useState } from 'react'
import { afterPress } from './after-press.ts'

export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal>(none)
  const { failure } = refusal
  return {
    failure,
    errors: errorsIn(refusal),
    refuse: (failure: Failure) => setRefusal({ ...none, failure }),
    /** What is typed again is no longer wrong until the server says so again. */
    mend(name: string) {
      if (failure) afterPress(() => setRefusal(now => withMended(now, failure, name)))
    },
    forget: () => setRefusal(none),
  }
}

interface Refusal {
  readonly failure: Failure | undefined
  readonly mended: ReadonlySet<string>
}

const none: Refusal = { failure: undefined, mended: new Set() }

/** Another refusal may have come since. */
function withMended(now: Refusal, failure: Failure, name: string): Refusal {
  return now.failure === failure ? { failure, mended: new Set([...now.mended, name]) } : now
}

function errorsIn({ failure, mended }: Refusal): FieldErrors {
  if (failure?.kind !== 'refused') return {}
  const left = Object.entries(failure.errors).filter(
    ([path]) => !mended.has(path.split('.')[0] ?? ''),
  )
  return Object.fromEntries(left)
}
