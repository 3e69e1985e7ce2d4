// What of a set's lines can be said by itself, while it is being decided.

import type { Crowd } from './crowd.ts'
import type { Farms } from './owner-tally.ts'
import { dominatedBy, ownerAmounts } from './dominance-rule.ts'
import type { OwnerAmounts } from './dominance-rule.ts'
import type { LeastOwners, LineState, Withheld } from './edition.ts'
import type { LinePlan } from './line-plan.ts'
import type { PrivacyRules } from './privacy-rules.ts'
import { belowFloor } from './threshold-rule.ts'

export interface AverageInput {
  readonly crowd: Crowd
  readonly linePlan: LinePlan
  readonly least: LeastOwners
  readonly rules: PrivacyRules
}

export class LinesOfSet {
  readonly states: LineState[]
  readonly reasons: (Withheld | null)[]
  /** By line, with what joined it. */
  readonly ownerCounts: number[]
  private readonly input: AverageInput
  private readonly farms: Farms
  private readonly owners: readonly number[]
  /** By farm the place of its owner among the set's owners. */
  private readonly ownerAt: Int32Array

  constructor(input: AverageInput, farms: Farms) {
    this.input = input
    this.farms = farms
    this.states = input.linePlan.otherOf.map(() => 'published')
    this.reasons = input.linePlan.otherOf.map(() => null)
    this.ownerCounts = input.linePlan.otherOf.map(() => 0)
    const { ownerOf } = input.crowd
    this.owners = [...new Set(farms.map(farm => ownerOf[farm] ?? 0))]
    const places = new Map(this.owners.map((owner, place) => [owner, place]))
    this.ownerAt = farms.map(farm => places.get(ownerOf[farm] ?? 0) ?? 0)
  }

  /** Why these lines, as one, are not to be published. */
  reasonAgainst(amounts: OwnerAmounts): Withheld | null {
    const { least, rules } = this.input
    const tooFew = rules.floor ? belowFloor(amounts.owners, least.average) : null
    return tooFew ?? this.dominating(amounts)
  }

  dominating(amounts: OwnerAmounts): Withheld | null {
    const { crowd, rules } = this.input
    if (!rules.dominance) return null
    return dominatedBy(amounts, at => crowd.owners[this.owners[at] ?? 0] ?? '')
  }

  /** What each owner has of these lines as one, in absolute terms. */
  amountsOf(lines: readonly number[], signs: readonly number[] = []): OwnerAmounts {
    const { lines: all, lineCount } = this.input.crowd
    const { farms, ownerAt } = this
    const amounts = new Float64Array(this.owners.length)
    for (let at = 0; at < farms.length; at += 1) {
      const row = (farms[at] ?? 0) * lineCount
      let amount = 0
      for (let part = 0; part < lines.length; part += 1) {
        // What a farm does not know counts for nothing.
        amount += (signs[part] ?? 1) * (all[row + (lines[part] ?? 0)] || 0)
      }
      const owner = ownerAt[at] ?? 0
      amounts[owner] = (amounts[owner] ?? 0) + Math.abs(amount)
    }
    return ownerAmounts(amounts)
  }

  joinedTo(other: number): readonly number[] {
    const joiners = this.input.linePlan.joiners[other] ?? []
    return joiners.filter(line => this.states[line] === 'joined')
  }

  /** The line that the fewest owners have, of those that may still join. */
  nextToJoin(other: number): number | undefined {
    const joiners = this.input.linePlan.joiners[other] ?? []
    const left = joiners.filter(line => this.states[line] === 'published')
    const owners = new Map(left.map(line => [line, this.amountsOf([line]).owners]))
    return left.toSorted((one, next) => (owners.get(one) ?? 0) - (owners.get(next) ?? 0))[0]
  }
}
