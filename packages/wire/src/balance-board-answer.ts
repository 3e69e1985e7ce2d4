// The balance board of a farm's period: as the server tells it.

import type { BalanceBoard } from '@furrow/farming/balances/balance-board'
import { linesGo, placesBehind, statementUnits } from '@furrow/farming/balances/statement'
import type { Statement } from '@furrow/farming/balances/statement'
import { z } from 'zod'
import { named, row, words } from './told.ts'

export interface BoardOfPeriod extends BalanceBoard {
  readonly farm_id: number
  readonly period_id: number
  /** What the period is called. */
  readonly period: string
}

const amount = z.number().nullable().describe('In the unit of the statement; null where unknown.')
const labelled = z.object({ label: words, amount })

const statement = named(
  'balance_statement',
  z.object({
    key: words.describe('The same from time to time.'),
    title: words,
    unit: z.enum(statementUnits),
    opening: labelled.describe('What it begins with.'),
    lines: z.array(
      z.object({
        label: words,
        way: z.enum(linesGo).describe('What comes in adds, what goes out takes away.'),
        amount,
      }),
    ),
    left: labelled.describe('What all lines come to.'),
    closing: labelled.nullable().describe('As it is recorded; null where nothing should be left.'),
    difference: amount.describe('Closing less what all lines come to.'),
    state: z.enum(['good', 'look', 'wrong', 'none']).describe('None: there is nothing to compare.'),
    says: words.describe('The difference in a few words.'),
    behind: z
      .object({ place: z.enum(placesBehind), id: row.nullable() })
      .describe('Where the lines are: all of that place, or those of one crop, enterprise or row.'),
  }),
) satisfies z.ZodType<Statement>

const statements = z.array(statement)
const ofMoney = statements.nullable().describe('Null for who sees no money.')

export const boardOfPeriod = named(
  'balance_board',
  z.object({
    farm_id: row,
    period_id: row,
    period: words.describe('What the period is called.'),
    area: statements.describe('Hectares.'),
    head: statements.describe('Stock, by enterprise.'),
    produce: ofMoney.describe('Tonnes and bales, by crop; null for who sees no money.'),
    water: ofMoney.describe('Megalitres, by account; null for who sees no money.'),
    dollars: ofMoney.describe('Whole cents; null for who sees no money.'),
  }),
) satisfies z.ZodType<BoardOfPeriod>
