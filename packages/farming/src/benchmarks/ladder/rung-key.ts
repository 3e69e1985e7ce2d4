// By which a rung is known: `crop 12/yield`, `crop 12/direct_costs/fertiliser`, `farm/labour`.

import type { DollarGap, Rung } from './dollar-gap.ts'

export function rungKey({
  kind,
  enterprise,
  group,
}: Pick<Rung, 'kind' | 'enterprise' | 'group'>): string {
  return [enterprise?.key ?? 'farm', kind, ...(group === null ? [] : [group])].join('/')
}

/** All of a gap, those of less than two dollars as well. */
export function rungsOfGap({ enterprises, farm, small }: DollarGap): readonly Rung[] {
  return [...enterprises.flatMap(({ rungs }) => rungs), ...farm, ...(small?.rungs ?? [])]
}
