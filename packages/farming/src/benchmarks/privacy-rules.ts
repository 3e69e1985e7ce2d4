// The rules that publishing keeps, each by its name. The product keeps all of them always: that one may be
// left out is for the tests, which show that an attack succeeds without it.

export interface PrivacyRules {
  /** So many owners behind every figure. */
  readonly floor: boolean
  /** No owner has most of a figure. */
  readonly dominance: boolean
  /** No two published sets differ by one or two owners. */
  readonly leftovers: boolean
  /** A farm is in few published groups of staff. */
  readonly overlap: boolean
  /** Each owner counts a little more or less, secretly. */
  readonly blur: boolean
}

export const allRules: PrivacyRules = {
  floor: true,
  dominance: true,
  leftovers: true,
  overlap: true,
  blur: true,
}
