// What the client throws where the server refuses, told in a few words.

import { expect } from 'vitest'

/** An answer with this status and a sentence, and faults at these places at least. */
export async function expectRefused(
  status: number,
  call: Promise<unknown>,
  faults: readonly string[] = [],
): Promise<void> {
  const answer = await call.then(
    (): Answer => ({ status: 200 }),
    (thrown: { readonly response?: Answer }) => thrown.response,
  )
  const { message, errors }: Told = answer?.data ?? {}
  expect({ status: answer?.status, message, faults: Object.keys(errors ?? {}) }).toEqual({
    status,
    message: expect.any(String),
    faults: expect.arrayContaining([...faults]),
  })
}

interface Answer {
  readonly status: number
  readonly data?: Told
}

interface Told {
  readonly message?: string
  readonly errors?: object
}
