// What the columns of a page hold, by what stands over them.

import { readPeriod } from './printed-period.ts'
import type { PrintedPeriod } from './printed-period.ts'

export type ColumnRole =
  | 'code'
  | 'name'
  | 'type'
  | 'note'
  | 'section'
  | 'centre'
  | 'date'
  | 'debit'
  | 'credit'
  | 'receipts'
  | 'payments'
  | 'gst'
  | 'net'
  | 'gross'
  | 'total'
  | 'ytd'
  | 'period'
  | 'amount'
  | 'not money'

const roles: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'not money',
    /%|\bper ?cent|\bbudgets?\b|\bforecast\b|\bvariance\b|\bvar\b|\bchange\b|\bdifference\b|\bdiff\b|\$ ?\/|\bper (?:ha|head|hectare|t)\b|^(?:ha|hectares|no\.? (?:of )?(?:head|bales|t)|qty|quantity|units?|head|tonnes|t|kg|bales|area|opening|opening balance)$/i,
  ],
  [
    'code',
    /^(?:(?:account|acct?\.?|a\/c|gl|ledger|category) ?)?(?:code|no\.?|number|#|id)$|^a\/c$/i,
  ],
  ['type', /^(?:account |category )?(?:type|class)$/i],
  [
    'name',
    /^(?:(?:distribution |ledger |gl )?accounts?(?: names?| description)?|names?|descriptions?|categor(?:y|ies)(?: name)?|sub[ -]?categor(?:y|ies)|details?|particulars|items?|income ?\/ ?expenses?)$/i,
  ],
  [
    'section',
    /^(?:section|group|group heading|major heading|heading|major|report (?:section|category))$/i,
  ],
  [
    'centre',
    /^(?:cost cent(?:re|er)s?|departments?|jobs?|locations?|tracking.*|enterprises?|farms?|propert(?:y|ies))$/i,
  ],
  ['note', /^(?:notes?|refs?\.?|reference)$/i],
  ['date', /^(?:date|transaction date|value date|effective date|entered date)$/i],
  ['debit', /\b(?:debits?|dr)\b/i],
  ['credit', /\b(?:credits?|cr)\b/i],
  [
    'net',
    /\b(?:ex|exc|excl|excluding|without|net of|less)\.? gst\b|\bgst excl\w*|^net(?: amount| total)?$/i,
  ],
  ['gross', /\b(?:inc|incl|including|with)\.? gst\b|\bgst incl\w*|^gross(?: amount| total)?$/i],
  ['gst', /^(?:gst|tax)(?: amount)?$/i],
  ['receipts', /^(?:receipts?|money in|received)$/i],
  ['payments', /^(?:payments?|money out|paid)$/i],
  ['ytd', /\bytd\b|\byear[ -]to[ -]date\b/i],
  ['total', /^(?:grand )?totals?\b/i],
  [
    'amount',
    /^(?:amounts?|balance|closing balance|values?|actuals?|selected period|this (?:year|period|month)|last year|prior (?:year|period)|unassigned|(?:a?\$|aud)(?: ?['’]?000s?)?|\(?\$?['’]?000s?\)?)(?: .*)?$/i,
  ],
]

/** Nothing where the words head no column that is known. */
export function roleOf(heading: string): ColumnRole | null {
  const text = heading.trim()
  if (text === '') return null
  const known = roles.find(([, shape]) => shape.test(text))?.[0]
  return known ?? (periodOfHeading(text) ? 'period' : null)
}

/** “30 June 2025 $” and “Jul 24 - Jun 25 (PY)” are periods, too. */
export function periodOfHeading(heading: string): PrintedPeriod | null {
  const bare = heading
    .replace(
      /\((?:py|pp|cy)\)|a?\$ ?['’]?(?:000s?)?|\b(?:actuals?|amounts?|aud|debit|credit|balance|ytd)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  const day = /^(\d{4}-\d{2})-(\d{2})$/.exec(bare)
  // A month that a spreadsheet shows as Jun-25 is the first day of it.
  if (day?.[2] === '01') return readPeriod(monthText(bare)) ?? null
  return readPeriod(bare) ?? null
}

function monthText(day: string): string {
  const month = Number(day.slice(5, 7)) - 1
  return `${'JanFebMarAprMayJunJulAugSepOctNovDec'.slice(month * 3, month * 3 + 3)} ${day.slice(0, 4)}`
}
