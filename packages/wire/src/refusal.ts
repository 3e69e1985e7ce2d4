// A refusal: something that the person can fix. It is thrown where it is first known and says
// what is wrong in a sentence; which HTTP status it becomes is decided where answers are sent.

export type RefusalCode =
  | 'bad_request'
  | 'unauthenticated'
  | 'forbidden'
  | 'impersonation_over'
  | 'period_closed'
  | 'not_found'
  | 'wrong_method'
  | 'conflict'
  | 'too_large'
  | 'wrong_media_type'
  | 'invalid'
  | 'too_many_requests'
  | 'unavailable'

/** Dotted path of a figure, such as `resources.1.area`, to what is wrong with it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What the client reads: the same shape for every refusal. */
export interface RefusalBody {
  readonly message: string
  readonly errors?: FieldErrors
  readonly code: RefusalCode
  /** Of a conflict: the row as it is now, or the rows. */
  readonly data?: unknown
}

interface Beside {
  readonly errors?: FieldErrors | undefined
  readonly data?: unknown
  /** After how many seconds it may be tried again. */
  readonly retryAfter?: number
}

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly errors: FieldErrors | undefined
  readonly data: unknown
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, message: string, { errors, data, retryAfter }: Beside = {}) {
    super(message)
    this.code = code
    this.errors = errors
    this.data = data
    this.retryAfter = retryAfter
  }
}

export function bodyOf({ message, errors, code, data }: Refusal): RefusalBody {
  return { message, ...(errors && { errors }), code, ...(data === undefined ? {} : { data }) }
}

export function notFound(message: string): Refusal {
  return new Refusal('not_found', message)
}

/** So many figures that are wrong are told; whoever fixes those is told of the next. */
export const mostMistakes = 1000
/** In bytes. */
const longestAnswer = 190_000

/** The first message speaks for all; the others are counted behind it. */
export function invalid(errors: FieldErrors): Refusal {
  const told = firstOf(errors)
  const [first, ...others] = Object.values(told).flat()
  if (first === undefined) throw new Error('A refusal of figures needs a message.')
  const count = others.length.toLocaleString('en')
  const more = [
    ...(others.length > 0 ? [others.length === 1 ? '1 more error' : `${count} more errors`] : []),
    ...(told === errors ? [] : ['more']),
  ]
  const message = more.length === 0 ? first : `${first} (and ${more.join(', and ')})`
  return new Refusal('invalid', message, { errors: told })
}

/** As many as an answer may hold. */
function firstOf(errors: FieldErrors): FieldErrors {
  const all = Object.entries(errors)
  const bytes = new TextEncoder()
  let length = 0
  const cut = all.findIndex(([name, sentences], place) => {
    length += bytes.encode(JSON.stringify([name, sentences])).length
    return place === mostMistakes || (place > 0 && length > longestAnswer)
  })
  return cut < 0 ? errors : Object.fromEntries(all.slice(0, cut))
}
