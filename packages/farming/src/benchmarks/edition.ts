// What goes into an edition of the benchmarks, and what comes out of it. Whatever anybody is shown of
// other farms is a function of what is published here and of their own rows.

/** An amount per effective hectare that adds up: an item of income, costs, assets or debts, FTE, rain. */
export interface BenchmarkLine {
  readonly name: string
  /** The line of its section that it joins where it cannot be said by itself: "other crops". */
  readonly joins?: string
}

/** A figure that farms are compared by. */
export interface BenchmarkMeasure {
  readonly name: string
  /** The lines that stand under the stroke of its mean, with their signs; none where it is no quotient. */
  readonly denominator: Readonly<Record<string, 1 | -1>>
}

/** A farm's figures in a period and scope. NaN is a figure that it does not have. */
export interface FarmResult {
  readonly farm: string
  /** Businesses that share a farm or a manager are one owner: privacy is between owners. */
  readonly owner: string
  /** A farm without operating profit counts in percentiles only. */
  readonly hasProfit: boolean
  /** In the order of the edition's lines, measures and rankings. */
  readonly lines: Float64Array
  readonly measures: Float64Array
  readonly rankings: Float64Array
}

/** A place on the menu of groups: a node of the tree, or a group that staff made, in their order. */
export interface FarmSet {
  readonly key: string
  readonly kind: 'node' | 'group'
  /** The node above it in the tree. */
  readonly parent?: string
  readonly farms: readonly string[]
  /** Whether its best farms are a set of their own. */
  readonly hasTop: boolean
}

/** How many owners there must be behind a figure. Settings may only raise them. */
export interface LeastOwners {
  readonly average: number
  readonly quartiles: number
  readonly fifths: number
  readonly public: number
}

/**
 * A number from 0 up to 1 for each owner in a set of farms (their ids, sorted): nobody can guess it, and it
 * is the same whenever the set is the same. The server takes it from HMAC-SHA256.
 */
export type SecretDraw = (farms: readonly string[]) => (owner: string) => number

export interface EditionInput {
  readonly edition: number
  readonly lines: readonly BenchmarkLine[]
  readonly measures: readonly BenchmarkMeasure[]
  /** What the best farms are found by: the first that enough farms of a set have. */
  readonly rankings: readonly string[]
  readonly results: readonly FarmResult[]
  readonly sets: readonly FarmSet[]
  readonly leastOwners?: Partial<LeastOwners>
  readonly secretDraw: SecretDraw
  /** The earlier editions of the same period and scope, oldest first. */
  readonly before: readonly EarlierEdition[]
}

export interface EarlierEdition {
  readonly edition: number
  readonly measures: readonly BenchmarkMeasure[]
  readonly results: readonly FarmResult[]
  readonly sets: readonly PublishedSet[]
}

/** Why a figure is not published. Staff see it; growers read one sentence for all of them. */
export type Withheld =
  | { readonly rule: 'floor'; readonly owners: number; readonly needed: number }
  | {
      readonly rule: 'dominance'
      readonly owner: string
      readonly share: number
      readonly most: number
    }
  | {
      readonly rule: 'leftover'
      /** The set that it differs from by too few, or the parts of it that are published. */
      readonly beside: readonly string[]
      readonly edition: number
      readonly owners: number
    }
  | {
      readonly rule: 'overlap'
      /** Those that are in as many published groups of staff as a farm may be in, and these groups. */
      readonly farms: readonly string[]
      readonly beside: readonly string[]
    }

/** What became of a line: said by itself, said within the line that it joined, or not said at all. */
export type LineState = 'published' | 'joined' | 'withheld'

export interface PublishedAverage {
  /** The average farm, in the order of the edition's lines; NaN where a line is not said by itself. */
  readonly lines: Float64Array
  readonly states: readonly LineState[]
  /** By line: why it is not said by itself. */
  readonly reasons: readonly (Withheld | null)[]
  /** By line: whether it may be shown to everybody. */
  readonly publicLines: readonly boolean[]
}

export interface PublishedPercentiles {
  /** P25 and P75, or P20 and P80; never both. */
  readonly kind: 'quartiles' | 'fifths'
  readonly low: number
  readonly middle: number
  readonly high: number
  readonly isPublic: boolean
  /** The edition whose values they are of: they move when the values of three owners have. */
  readonly edition: number
}

export interface PublishedSet {
  readonly key: string
  readonly kind: 'node' | 'group' | 'top'
  /** Of the best farms: the key of the set that they are the best of, and what they were found by. */
  readonly of?: string
  readonly ranking?: string
  /** The farms in its percentiles, and those in its average, sorted. Staff only. */
  readonly farms: readonly string[]
  readonly averaged: readonly string[]
  /** How many farms there are, roughly: 5–9, 10–14. */
  readonly band: string
  readonly average: PublishedAverage | Withheld
  /** In the order of the edition's measures; a top set has none. */
  readonly percentiles: readonly (PublishedPercentiles | Withheld)[]
}

export function isWithheld(figure: object): figure is Withheld {
  return 'rule' in figure
}
