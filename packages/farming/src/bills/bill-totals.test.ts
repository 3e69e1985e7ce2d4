import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billTotals, lineAmount } from './bill-totals.ts'
import type { LineOfBill } from './bill-totals.ts'

const line = (quantity: number, unit_price: number, charges_gst = true): LineOfBill => ({
  quantity,
  unit_price,
  charges_gst,
})

test('lines, GST of a tenth on those that charge it, and what is owed', () => {
  const lines = [line(2.5, 18_000), line(1, 12_345, false), line(1, -5000)]
  expect(billTotals({ lines, payments: [20_000, 5000], isRegistered: true })).toEqual({
    net: 52_345,
    gst: 4000,
    total: 56_345,
    paid: 25_000,
    owed: 31_345,
  })
  const nothing = { net: 0, gst: 0, total: 0, paid: 0, owed: 0 }
  expect(billTotals({ lines: [], payments: [], isRegistered: true })).toEqual(nothing)
})

test('half a cent goes away from zero, and GST is rounded once for all lines', () => {
  expect(lineAmount(line(0.5, 1))).toBe(1)
  expect(lineAmount(line(0.5, -1))).toBe(-1)
  expect(lineAmount(line(0.4999, 1))).toBe(0)
  // 1.005 is no binary number: what is typed counts.
  expect(lineAmount(line(1.005, 100))).toBe(101)
  const three = [line(1, 4), line(1, 4), line(1, 4)]
  expect(billTotals({ lines: three, payments: [], isRegistered: true }).gst).toBe(1)
  expect(billTotals({ lines: three, payments: [], isRegistered: false }).gst).toBe(0)
})

/** In ten-thousandths of a cent, as whole numbers, by long division: nothing of the code that is tried. */
function reckoned(lines: readonly LineOfBill[], isRegistered: boolean) {
  const half = (amount: bigint, by: bigint) => {
    const rest = ((amount % by) + by) % by
    const down = (amount - rest) / by
    const isUp = amount >= 0n ? rest * 2n >= by : rest * 2n > by
    return isUp ? down + 1n : down
  }
  const amounts = lines.map(({ quantity, unit_price }) => {
    const [whole = '0', rest = ''] = quantity.toFixed(4).split('.')
    return half(BigInt(whole + rest) * BigInt(unit_price), 10_000n)
  })
  const net = amounts.reduce((sum, amount) => sum + amount, 0n)
  const taxed = amounts.reduce(
    (sum, amount, place) => (lines[place]?.charges_gst ? sum + amount : sum),
    0n,
  )
  const gst = isRegistered ? half(taxed, 10n) : 0n
  return { net: Number(net), gst: Number(gst) }
}

const someLine = fc.record({
  quantity: fc.integer({ min: 0, max: 9_999_999 }).map(parts => parts / 10_000),
  unit_price: fc.integer({ min: -5_000_000, max: 5_000_000 }),
  charges_gst: fc.boolean(),
})

test('it is what long division says, to the cent, whatever the lines', () => {
  fc.assert(
    fc.property(
      fc.array(someLine),
      fc.array(fc.integer({ min: 1, max: 10_000_000 })),
      fc.boolean(),
      (lines, payments, isRegistered) => {
        const totals = billTotals({ lines, payments, isRegistered })
        const { net, gst } = reckoned(lines, isRegistered)
        expect(totals.net).toBe(net)
        // -0 is 0.
        expect(totals.gst + 0).toBe(gst + 0)
        expect(totals.total).toBe(net + gst)
        const paid = payments.reduce((sum, amount) => sum + amount, 0)
        expect(totals.owed).toBe(net + gst - paid)
      },
    ),
  )
})

test('the order of lines changes nothing, and a line taken back comes to nothing', () => {
  fc.assert(
    fc.property(fc.array(someLine), lines => {
      const of = (all: readonly LineOfBill[]) =>
        billTotals({ lines: all, payments: [], isRegistered: true })
      expect(of(lines.toReversed())).toEqual(of(lines))
      const back = lines.map(one => ({ ...one, unit_price: 0 - one.unit_price }))
      expect(of([...lines, ...back]).total + 0).toBe(0)
    }),
  )
})
