// Licences and storages from what was carried in to what was carried out, and what the accounts say was used
// against what irrigations put on crops.

import {
  allAccounts,
  isOverdrawn,
  isWaterBalanced,
  waterUnexplained,
  waterUsedApart,
} from '../finance/water-balance.ts'
import type { WaterAccount } from '../finance/water-balance.ts'
import { withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { addsUp, comes, goes, leftOf, openingOf, recorded, sizeText } from './statement.ts'
import type { Statement } from './statement.ts'

export interface NamedAccount extends WaterAccount {
  readonly id: number
  readonly name: string
}

export interface WaterRead {
  readonly accounts: readonly NamedAccount[]
  /** Megalitres of all irrigations. */
  readonly onCrops: Known
}

export function waterStatements({ accounts, onCrops }: WaterRead): readonly Statement[] {
  return [...accounts.map(statementOf), ...usedOnCrops(accounts, onCrops)]
}

const ml = (megalitres: number): string => sizeText(megalitres, 'ML')

function statementOf(account: NamedAccount): Statement {
  const lines = recorded([
    comes('Carried in', account.carriedIn),
    comes('Allocated', account.allocated),
    comes('Other water in', account.taken),
    comes('Bought in', account.bought),
    goes('Sold', account.sold),
    goes('Used', account.used),
    goes('Lost', account.lost),
  ])
  const unexplained = waterUnexplained(account)
  return {
    key: `water ${account.id}`,
    title: account.name,
    unit: 'ML',
    opening: openingOf(lines),
    lines,
    left: { label: 'Should be carried out', amount: leftOf(lines) },
    closing: { label: 'Carried out', amount: account.carriedOut },
    difference: unexplained === null ? null : withoutNoise(-unexplained),
    ...judged(account, unexplained),
    behind: { place: 'water', id: account.id },
  }
}

function judged(account: NamedAccount, unexplained: Known): Pick<Statement, 'state' | 'says'> {
  if (unexplained === null) return { state: 'none', says: 'Needs what came in and what went out' }
  if (isWaterBalanced(account))
    return {
      state: 'good',
      says: unexplained === 0 ? addsUp : `${ml(unexplained)} apart, as meters are`,
    }
  if (isOverdrawn(account))
    return { state: 'wrong', says: `${ml(unexplained)} more went out than came in` }
  return { state: 'look', says: `${ml(unexplained)} not accounted for` }
}

function usedOnCrops(accounts: readonly NamedAccount[], onCrops: Known): readonly Statement[] {
  const { used } = allAccounts(accounts)
  if (used === null && onCrops === null) return []
  const difference = used === null || onCrops === null ? null : withoutNoise(used - onCrops)
  return [
    {
      key: 'used on crops',
      title: 'Used on crops',
      unit: 'ML',
      opening: { label: 'Irrigations', amount: onCrops },
      lines: recorded([comes('Irrigations', onCrops)]),
      left: { label: 'Put on crops', amount: onCrops },
      closing: { label: 'By the accounts', amount: used },
      difference,
      ...judgedUse(used, onCrops, difference),
      behind: { place: 'water', id: null },
    },
  ]
}

function judgedUse(
  used: Known,
  onCrops: Known,
  difference: Known,
): Pick<Statement, 'state' | 'says'> {
  if (onCrops === null) return { state: 'none', says: 'No irrigations recorded' }
  if (difference === null) return { state: 'none', says: 'No account says what was used' }
  if (waterUsedApart(used, onCrops) === null)
    return {
      state: 'good',
      says: difference === 0 ? addsUp : `${ml(difference)} apart, as meters are`,
    }
  const says =
    difference > 0
      ? `${ml(difference)} more used than put on crops`
      : `${ml(difference)} more put on crops than the accounts say`
  return { state: 'look', says }
}
