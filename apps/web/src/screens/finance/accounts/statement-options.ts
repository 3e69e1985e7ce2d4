// Where an account can go: a line of the record, or nowhere for a reason.

import { accountFields } from '@furrow/catalogue/accounts/account-fields'
import { setAsideReasons } from '@furrow/catalogue/accounts/set-aside-accounts'
import { labelOf } from '@furrow/catalogue/entity'
import { recordFields } from '@furrow/catalogue/finance/record'
import type { Field } from '@furrow/catalogue/fields'
import { isOfBalance } from '@furrow/farming/accounts/account-side'
import { wholeShare } from '@furrow/farming/accounts/line-choice'
import type { LineChoice } from '@furrow/farming/accounts/line-choice'
import type { AccountLine } from '@furrow/farming/accounts/account-line'
import type { Option } from '../../../ui/inputs/matching-options.ts'

const fields: Readonly<Record<string, Field>> = recordFields
const aside = 'aside: '
const ownReason = 'aside for a reason of its own'
const several = 'several lines'

export function figureName(name: string): string {
  const field = fields[name]
  return field ? labelOf(name, field) : name
}

const ofRecord = (isBalance: boolean) =>
  Object.keys(accountFields)
    .filter(name => isBalance === /_(?:liab|val)$/.test(name))
    .map(value => ({ value, label: figureName(value) }))

const nowhere: readonly Option<string>[] = [
  { value: several, label: 'Split over several lines…' },
  ...Object.values(setAsideReasons).map(reason => ({
    value: `${aside}${reason}`,
    label: `Set aside: ${reason}`,
  })),
  { value: ownReason, label: 'Set aside for another reason…' },
]

const ofProfit = [...ofRecord(false), ...nowhere]
const ofBalance = [...ofRecord(true), ...nowhere]

export function optionsFor(line: AccountLine): readonly Option<string>[] {
  return isOfBalance(line) ? ofBalance : ofProfit
}

/** Lines of the record alone, for the parts of a split. */
export function lineOptionsFor(line: AccountLine): readonly Option<string>[] {
  return optionsFor(line).filter(({ value }) => Object.hasOwn(accountFields, value))
}

/** The option that says what was chosen; null where nothing is. */
export function optionOf(choice: LineChoice | null): string | null {
  if (choice === null) return null
  const [only, ...others] = choice.parts
  if (only && (others.length > 0 || only.share !== wholeShare)) return several
  if (only) return only.field
  if (choice.setAsideReason === null) return null
  const known = `${aside}${choice.setAsideReason}`
  return nowhere.some(({ value }) => value === known) ? known : ownReason
}

/** What an option means: a choice, or what has to be said beside it. */
export function choiceOf(option: string): LineChoice | 'split' | 'reason' {
  if (option === several) return 'split'
  if (option === ownReason) return 'reason'
  if (option.startsWith(aside)) return { parts: [], setAsideReason: option.slice(aside.length) }
  const whole = { field: option, subtracts: false, share: wholeShare }
  return { parts: [whole], setAsideReason: null }
}
