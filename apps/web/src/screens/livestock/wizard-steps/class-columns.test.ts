import { expect, test } from 'vitest'
import { columnsFor } from '../../../period/without-money.ts'
import { closingColumns, openingColumns } from './class-columns.ts'

test.each([
  ['opening', openingColumns],
  ['closing', closingColumns],
] as const)(
  '%s: whoever sees no money is told which column of a paste is left out',
  (end, make) => {
    const { columns, unseen } = columnsFor(false, make)
    expect(unseen.map(({ id }) => id)).toEqual([`${end}.value_per_head`])
    expect(columns.map(({ id }) => id)).toContain(`${end}.weight`)
    expect(columnsFor(true, make).unseen).toEqual([])
  },
)
