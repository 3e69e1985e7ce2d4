// A project that goes on for another period: its new title and fee, and whether it was renewed already.

import { periodText } from '../dates/period-text.ts'

export interface RenewableProject {
  readonly id: number
  readonly title: string
  readonly business_id: number
  readonly farm_id: number | null
  readonly period_id: number | null
  /** Whole cents. */
  readonly fee: number | null
  readonly renewed_from_id: number | null
  /** Numbers of its products. */
  readonly products: readonly number[]
}

interface Named {
  readonly id: number
  readonly name: string
}

export interface PeriodsOfRenewal {
  /** That of the project; nothing where it has none. */
  readonly from: Named | undefined
  readonly into: Named
}

/** The name of the earlier period in it becomes that of the later one; where there is none, that is put behind. */
export function renewedTitle(title: string, { from, into }: PeriodsOfRenewal): string {
  const found = from ? writingsOf(from.name).find(word => title.includes(word)) : undefined
  if (from === undefined || found === undefined) return `${title} ${periodText(into.name)}`
  const place = writingsOf(from.name).indexOf(found)
  return title.replaceAll(found, writingsOf(into.name)[place] ?? into.name)
}

/** As people write it: with an en dash, with a hyphen, with a slash. */
function writingsOf(name: string): readonly string[] {
  return [periodText(name), name, name.replace('-', '/')]
}

/** Whole cents, rounded half away from nothing; the rise in hundredths of a percent, so that nothing is lost. */
export function renewedFee(fee: number | null, risePercent: number): number | null {
  if (fee === null) return null
  const parts = BigInt(fee) * BigInt(10_000 + Math.round(risePercent * 100))
  const whole = (parts < 0n ? parts - 5_000n : parts + 5_000n) / 10_000n
  return Number(whole)
}

/** The one that there is already for the later period: renewed from it, or plainly the same work. */
export function standingRenewal<Other extends RenewableProject>(
  project: RenewableProject,
  periods: PeriodsOfRenewal,
  others: readonly Other[],
): Other | undefined {
  const inPeriod = others.filter(({ period_id }) => period_id === periods.into.id)
  const renewed = inPeriod.find(({ renewed_from_id }) => renewed_from_id === project.id)
  const title = plain(renewedTitle(project.title, periods))
  return (
    renewed ??
    inPeriod.find(
      other =>
        other.business_id === project.business_id &&
        other.farm_id === project.farm_id &&
        other.renewed_from_id === null &&
        (plain(other.title) === title ||
          other.products.some(product => project.products.includes(product))),
    )
  )
}

function plain(title: string): string {
  return title.trim().replaceAll('–', '-').toLowerCase()
}
