// A rung as it is told: with a key, a name, and its figures as people write them.

import { cropComparison } from '@furrow/catalogue/measures/crop-comparison'
import { farmLines } from '@furrow/catalogue/measures/farm-lines'
import type { EnterpriseName, Rung } from '@furrow/farming/benchmarks/ladder/dollar-gap'
import { rungKey } from '@furrow/farming/benchmarks/ladder/rung-key'
import type { ProduceUnit } from '@furrow/farming/benchmarks/ladder/measure-text'
import { rungFigure, rungLabel } from '@furrow/farming/benchmarks/ladder/rung-words'
import type { DollarGapTold } from '@furrow/wire/ladder/ladder-answer'
import type { EnterpriseNamed } from '../../facts/results/enterprise-names.ts'
import type { ScopeResult } from '../../facts/results/results-of-farm.ts'

export type RungTold = NonNullable<DollarGapTold['gap']>['farm'][number]

export interface Naming {
  readonly names: ReadonlyMap<string, EnterpriseNamed>
  readonly results: readonly ScopeResult[]
}

export function nameOf(scope: string, { names, results }: Naming): string {
  return names.get(scope)?.name ?? results.find(one => one.scope === scope)?.name ?? scope
}

export function unitOf(scope: string, { names }: Naming): ProduceUnit {
  return names.get(scope)?.unit ?? 't'
}

export function rungNames(
  { enterprise, group }: Pick<Rung, 'enterprise' | 'group'>,
  naming: Naming,
) {
  const scope = enterprise?.key ?? ''
  return {
    enterprise: enterprise && nameOf(scope, naming),
    group: group === null ? null : groupName(group, enterprise),
    irrigated: naming.names.get(scope)?.irrigated ?? false,
    unit: unitOf(scope, naming),
  }
}

function groupName(group: string, enterprise: EnterpriseName | null): string {
  const line = enterprise
    ? cropComparison.lines.find(({ name }) => name === `cost_${group}`)
    : farmLines.find(({ name }) => name === group)
  return (line?.label ?? group).toLowerCase()
}

export function rungTold(rung: Rung, naming: Naming): RungTold {
  const names = rungNames(rung, naming)
  const text = (value: number | null) =>
    value === null ? null : rungFigure(rung, value, names.unit)
  const crops = naming.results.flatMap(one => one.crops ?? [])
  return {
    key: rungKey(rung),
    kind: rung.kind,
    label: rungLabel(rung, names),
    own: rung.own,
    theirs: rung.theirs,
    own_text: text(rung.own),
    theirs_text: text(rung.theirs),
    cents: rung.cents,
    total: rung.total,
    paddocks: rung.paddocks.map(({ key, yield: each, cents, total }) => ({
      crop_id: key === null ? null : Number(key),
      name: crops.find(({ id }) => String(id) === key)?.paddock.name ?? 'Other',
      yield: each,
      cents,
      total,
    })),
  }
}
