// What follows from a line of the clip: cut a head, clean wool, and what a kilogram of it brought.

import type { Known } from '@furrow/farming/numbers/ratio'
import { cleanKilograms, cleanPrice, cleanWool, woolCut } from '@furrow/farming/stock/wool-clip'
import type { ShornClip } from '@furrow/farming/stock/wool-clip'
import type { YearlyColumn, YearlyRow } from './yearly-row.ts'

export function woolColumns(seesMoney: boolean): readonly YearlyColumn[] {
  return [cut, clean, ...(seesMoney ? [price] : [])]
}

const told = { width: 130, locked: true } as const

const cut: YearlyColumn = {
  ...told,
  id: 'wool_cut',
  heading: 'Cut',
  unit: 'kg/head',
  help: 'Greasy wool of each that was shorn.',
  kind: { is: 'number', decimals: 2 },
  value: row => woolCut([clipOf(row)]),
  total: rows => woolCut(rows.map(clipOf)),
}

const clean: YearlyColumn = {
  ...told,
  id: 'clean_kg',
  heading: 'Clean wool',
  unit: 'kg',
  kind: { is: 'number', decimals: 1 },
  value: row => cleanKilograms(clipOf(row)),
  total: rows => cleanWool({ clips: rows.map(clipOf), clipsBefore: [] }),
}

const price: YearlyColumn = {
  ...told,
  id: 'clean_price',
  heading: 'Clean price',
  unit: '$/kg',
  help: 'What was sold brought for each kilogram of clean wool: bales on hand are left out.',
  kind: { is: 'money' },
  value: row => wholeCents(cleanPrice([clipOf(row)])),
  total: rows => wholeCents(cleanPrice(rows.map(clipOf))),
}

function clipOf(row: YearlyRow): ShornClip {
  const figure = (name: string): Known => {
    const value = row[name]
    return typeof value === 'number' ? value : null
  }
  return {
    greasy: figure('greasy_kg'),
    cleanShare: figure('yield_percentage'),
    income: figure('income'),
    balesSold: figure('bales_sold'),
    balesOnHand: figure('bales_on_hand'),
    headShorn: figure('head_shorn'),
  }
}

function wholeCents(cents: Known): Known {
  return cents === null ? null : Math.round(cents)
}
