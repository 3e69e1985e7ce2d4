import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layouts, madeStatement, netOf } from './printed-layouts-for-tests.ts'
import { statementOf } from './pages-for-tests.ts'
import { readStatement } from './read-accounts.ts'
import type { PageCell } from './statement-read.ts'

test.each(Object.entries(layouts))(
  'whatever is printed like %s is read back to the cent',
  (name, print) => {
    fc.assert(
      fc.property(madeStatement, sections => {
        const statement = statementOf([print(sections)])
        const profit = statement.lines.filter(({ part }) => part !== 'asset')
        expect(profit.map(({ name, part, cents }) => ({ name, part, cents }))).toEqual(
          sections.flatMap(({ part, lines }) =>
            lines.map(({ name, cents }) => ({
              name,
              part,
              cents: part === 'income' ? cents : -cents,
            })),
          ),
        )
        expect(statement.netProfit.workedCents).toBe(netOf(sections))
        if (name === 'trial balance') return
        expect(statement.checks.filter(({ differs }) => differs)).toEqual([])
      }),
    )
  },
)

const texts =
  `Income;Expenses;Total Income;Total;Net Profit;Gross Profit;Account;Debit;Credit;GST;Fuel (200)
4-1000 Wool;Less;  Oil;2025;Jun 2025;12,34;$1,234.50;(5.00);-;nil;#REF!;59%;Profit and Loss;Trial Balance
As at 30 June 2025;1/7/2024;`.split(/[;\n]/)
const words = fc.constantFrom(...texts)
const anyCell: fc.Arbitrary<PageCell> = fc.oneof(
  { weight: 6, arbitrary: words },
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant({ day: '2025-06-01' }),
  fc.string().map(formula => ({ formula })),
)

test('whatever is answered, a question is left behind or asked again, and nothing breaks', () => {
  const values = ['B', 'C', 'total', 'account', 'by name', 'by sign', 'no', 'inside', 'without', '']
  const keys = ['sheet', 'column', 'gst', 'income', 'signs', 'total 3', 'total 4', '__proto__']
  const answers = fc.dictionary(fc.constantFrom(...keys), fc.constantFrom(...values))
  const page = fc.array(fc.array(anyCell, { maxLength: 4 }), { maxLength: 10 })
  fc.assert(
    fc.property(page, answers, (rows, given) => {
      const read = readStatement([{ name: 'One', isHidden: false, rows }], given)
      if (!('asks' in read)) return
      const { key, options } = read.asks
      expect(options.length).toBeGreaterThan(1)
      for (const { value } of options) {
        const next = readStatement([{ name: 'One', isHidden: false, rows }], {
          ...given,
          [key]: value,
        })
        expect('asks' in next && next.asks.key).not.toBe(key)
      }
    }),
    { numRuns: 2000 },
  )
})

test('nothing that may stand in a file breaks the reader, and whatever it reads adds up', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyCell, { maxLength: 5 }), { maxLength: 14 }), rows => {
      const read = readStatement([{ name: 'One', isHidden: false, rows }])
      expect(Object.keys(read).some(key => ['asks', 'refused', 'statement'].includes(key))).toBe(
        true,
      )
      if (!('statement' in read) || read.statement.kind === 'trial balance') return
      const sum = read.statement.lines.reduce((all, { cents }) => all + cents, 0)
      expect(sum).toBe(read.statement.netProfit.workedCents)
    }),
    { numRuns: 3000 },
  )
})
