import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesTo } from './worked-figures.ts'

/** Crops sold for 80,000, and kept grain worth 20,000 less a fifth of what crops bear of the freight. */
const incomeWith = (freight: number, { crop_income, livestock_income }: Figures): number => {
  const [crops, stock] = [Math.max(0, crop_income ?? 0), livestock_income ?? 0]
  const borne = Math.round((freight * crops) / (crops + stock || 1))
  return 80_000_00 + 20_000_00 - Math.round(borne / 5)
}
type Figures = Readonly<Record<string, number | null>>

test('what was kept and what crops bear of its way to market settle, whichever is worked out first', () => {
  fc.assert(
    fc.property(fc.nat(60_000_00), fc.integer({ min: 1, max: 900_000_00 }), (freight, stock) => {
      const typed = { value: freight, from: 'typed' } as const
      const record = changesTo(
        {},
        {
          entered: new Map([['exp_freight_produce', typed]]),
          rows: { dryland_crop_income: 100_000_00, cattle_income: stock },
          before: {},
          costed: told => ({ dryland_crop_income: incomeWith(freight, told as Figures) }),
        },
      ) as Figures
      const settled = incomeWith(freight, record)
      // A cent may be nearer on either side.
      expect(Math.abs((record['crop_income'] ?? 0) - settled)).toBeLessThanOrEqual(1)
    }),
  )
})
