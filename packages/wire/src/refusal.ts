// A refusal: something that the person can mend. It is thrown where it is first known and says
// what is wrong in a sentence; which HTTP status it becomes is decided where answers are sent.

export type RefusalCode =
  | 'bad_address'
  | 'bad_body'
  | 'invalid'
  | 'not_found'
  | 'too_large'
  | 'unavailable'
  | 'wrong_method'
  | 'wrong_type'

/** Dotted path of a figure, such as `resources.1.area`, to what is wrong with it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What the client reads: the same shape for every refusal. */
export interface RefusalBody {
  readonly message: string
  readonly errors?: FieldErrors
  readonly code: string
}

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly errors: FieldErrors | undefined

  constructor(code: RefusalCode, message: string, errors?: FieldErrors) {
    super(message)
    this.code = code
    this.errors = errors
  }
}

export function refusalBody({ message, errors, code }: Refusal): RefusalBody {
  return errors ? { message, errors, code } : { message, code }
}

/** `what` as in "There is no paddock 12." */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `There is ${what}.`)
}

export function badAddress(): Refusal {
  return new Refusal('bad_address', 'The address cannot be read: a % in it stands for nothing.')
}

export function wrongMethod(method: string, allowed: readonly string[]): Refusal {
  return new Refusal(
    'wrong_method',
    `${method} is not possible here. Possible are ${allowed.join(', ')}.`,
  )
}

/** `why` as in "The body is not valid JSON." */
export function badBody(why: string): Refusal {
  return new Refusal('bad_body', `The body ${why}.`)
}

export function wrongType(): Refusal {
  return new Refusal('wrong_type', 'Send the body as JSON, with Content-Type: application/json.')
}

export function tooLarge(megabytes: number): Refusal {
  return new Refusal('too_large', `The body is larger than ${megabytes} MB. Send it in parts.`)
}

export function unavailable(): Refusal {
  return new Refusal('unavailable', 'Furrow cannot reach its database. Try again in a moment.')
}

/** The first message speaks for all; the others are counted behind it. */
export function invalid(errors: FieldErrors): Refusal {
  const [first, ...others] = Object.values(errors).flat()
  if (first === undefined) throw new Error('A refusal of figures needs a message.')
  const more = others.length === 1 ? '(and 1 more error)' : `(and ${others.length} more errors)`
  return new Refusal('invalid', others.length === 0 ? first : `${first} ${more}`, errors)
}
