// The refusal of a method at an address that takes others; they go into the header `Allow`.

import { Refusal } from '@furrow/wire/refusal'
import { short } from '@furrow/wire/sent-text'

export class WrongMethod extends Refusal {
  readonly allowed: readonly string[]

  constructor(method: string, path: string, allowed: readonly string[]) {
    super(
      'wrong_method',
      `${method} is not possible at ${short(path)}, only ${allowed.join(', ')}.`,
    )
    this.allowed = allowed
  }
}
