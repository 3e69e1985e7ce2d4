// What crops brought in: sold, and what is still to be sold at what it should bring (C17, C19). Money is
// in whole cents.

import { grossIncome, incomePerHectare } from './crop-margin.ts'
import type { CropLine } from './crop-line.ts'
import { hayTonnes } from './crop-yield.ts'
import { lintIncome } from './lint.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { sharedCents, wholeCents } from '../numbers/shared-cents.ts'

/** A line of a sale, or of what is still to be sold; what it has none of is nothing. */
export interface LineOfSale {
  readonly crop_id: number
  /** Where a crop is grown in two enterprises, and someone said of which it is. */
  readonly enterprise_id?: number | null
  readonly is_sold: boolean
  /** The sale, or the pool of what is still to be sold, that it is a line of. */
  readonly head_id: number
  /** `units` are counted in whatever `unit_type` says; `kept` are tonnes that are neither sold nor to be sold. */
  readonly kind: 'grain' | 'hay' | 'lint' | 'units' | 'kept'
  readonly unit_type: string | null
  /** Tonnes, bales or whatever it is counted in; of hay what a bale weighs. */
  readonly quantity: Known
  readonly bale_weight: Known
  readonly seed_tonnes: Known
  /** As it was paid; of lint before premium and discount, which are for each bale. */
  readonly income: Known
  readonly premium: Known
  readonly discount: Known
  readonly seed_income: Known
  /** Of what is not sold yet: for each tonne, bale or other unit. */
  readonly price: Known
  readonly seed_price: Known
  /** What it was sold as: `H2`. */
  readonly quality?: string | null
}

export interface IncomeOfCrop {
  readonly crop_id: number
  readonly sold: Known
  /** Of what is still to be sold. */
  readonly estimated: Known
  /** Kept for seed or feed, at the price at the gate. */
  readonly kept: Known
  readonly income: Known
}

/** Tonnes of a crop that were kept for seed or feed. */
export function lineOfKept(crop_id: number, tonnes: Known): LineOfSale {
  return { ...nothingSold, crop_id, head_id: 0, kind: 'kept', quantity: tonnes }
}

const nothingSold = {
  is_sold: false,
  unit_type: null,
  bale_weight: null,
  seed_tonnes: null,
  income: null,
  premium: null,
  discount: null,
  seed_income: null,
  price: null,
  seed_price: null,
} as const

/** By kind of crop: cents that what was kept of it is worth. */
export type KeptWorth = ReadonlyMap<number, number>

/**
 * T2: what is typed by tonnes or bales says what a pool holds; its lines of units count only where there
 * are no others. The same for income, for what is accounted for, and for what is still missing.
 */
export function countedLines<Line extends Pick<LineOfSale, 'is_sold' | 'head_id' | 'kind'>>(
  lines: readonly Line[],
): readonly Line[] {
  const typed = new Set(
    lines.flatMap(line => (line.is_sold || !typedKinds.has(line.kind) ? [] : [line.head_id])),
  )
  return lines.filter(line => line.is_sold || line.kind !== 'units' || !typed.has(line.head_id))
}

const typedKinds = new Set<LineOfSale['kind']>(['grain', 'hay', 'lint'])

export function incomeOfCrops(
  sales: readonly LineOfSale[],
  kept: KeptWorth = new Map(),
): readonly IncomeOfCrop[] {
  return [...Map.groupBy(countedLines(sales), ({ crop_id }) => crop_id)].map(([crop_id, own]) => {
    const sold = sumOf(own.filter(line => line.is_sold).map(paid))
    const estimated = sumOf(own.filter(line => !line.is_sold).map(expected))
    const usedOnFarm = kept.get(crop_id) ?? null
    const income = grossIncome({ sales: sold, estimates: estimated, usedOnFarm })
    return { crop_id, sold, estimated, kept: usedOnFarm, income }
  })
}

/** Money that is shared over crops of one kind: all of them, or those of one enterprise. */
interface IncomePart {
  readonly crop_id: number
  readonly enterprise_id: number | null
  readonly cents: number
  readonly isKept: boolean
}

function incomeParts(sales: readonly LineOfSale[], kept: KeptWorth): readonly IncomePart[] {
  const byEnterprise = Map.groupBy(sales, ({ enterprise_id = null }) => enterprise_id)
  const earned = [...byEnterprise].flatMap(([enterprise_id, own]) =>
    incomeOfCrops(own).map(({ crop_id, income }) => ({ crop_id, enterprise_id, cents: income })),
  )
  const used = [...kept].map(([crop_id, cents]) => ({ crop_id, enterprise_id: null, cents }))
  return [
    ...earned.map(part => ({ ...part, isKept: false })),
    ...used.map(part => ({ ...part, isKept: true })),
  ].flatMap(part => (part.cents === null ? [] : [{ ...part, cents: part.cents }]))
}

/**
 * Crops are sold by their kind, not by the paddock: each paddock has the part of the money that it has of
 * what is ours, or where nothing of the kind came off yet, of the ground. What still grows while others
 * of its kind are off has no income yet.
 */
export function withIncome(
  lines: readonly CropLine[],
  sales: readonly LineOfSale[],
  kept: KeptWorth = new Map(),
): readonly CropLine[] {
  const ofKind = Map.groupBy(lines, line => line.crop?.id)
  const found = new Map<number, Earned>()
  for (const { crop_id, enterprise_id, cents, isKept } of incomeParts(sales, kept)) {
    const sharing = sharesIn(ofKind.get(crop_id) ?? [], enterprise_id)
    const shares = sharedCents(
      cents,
      sharing.map(({ part }) => part),
    )
    for (const [place, { line }] of sharing.entries()) {
      const share = shares[place] ?? 0
      const { income, kept_income } = found.get(line.id) ?? { income: 0, kept_income: null }
      found.set(line.id, {
        income: income + share,
        kept_income: isKept ? (kept_income ?? 0) + share : kept_income,
      })
    }
  }
  return lines.map(line => earning(line, found.get(line.id)))
}

interface Earned {
  readonly income: number
  readonly kept_income: Known
}

/** C30 */
function earning(line: CropLine, earned: Earned | undefined): CropLine {
  const { income = null, kept_income = null } = earned ?? {}
  const perHectare = incomePerHectare({ sales: income }, line.own_area)
  return {
    ...line,
    income,
    kept_income,
    income_per_ha: perHectare === null ? null : wholeCents(perHectare),
  }
}

/** Of crops of one kind: those of an enterprise, or all where it has none that could have a part. */
export function sharesIn(
  lines: readonly CropLine[],
  enterprise: number | null,
): readonly Sharing[] {
  if (enterprise === null) return sharesOf(lines)
  const own = sharesOf(lines.filter(line => line.enterprise?.id === enterprise))
  return own.length > 0 ? own : sharesOf(lines)
}

interface Sharing {
  readonly line: CropLine
  readonly part: number
}

/** Who has which part of what is known of all of them together. */
function sharesOf(lines: readonly CropLine[]): readonly Sharing[] {
  const produced = sumOf(lines.map(({ own }) => own)) ?? 0
  const sharing = produced > 0 ? lines.filter(({ is_growing }) => !is_growing) : lines
  const parts = sharing.map(line => ({ line, part: (produced > 0 ? line.own : line.area) ?? 0 }))
  return parts.some(({ part }) => part > 0) ? parts : []
}

function paid(line: LineOfSale): Known {
  return sumOf([paidForMain(line), line.seed_income])
}

/** T3: without the seed of cotton. */
export function paidForMain({ income, quantity, premium, discount }: LineOfSale): Known {
  const perBale = (figure: Known) =>
    figure === null || quantity === null ? null : wholeCents(figure * quantity)
  const taken = perBale(discount)
  return sumOf([income, perBale(premium), taken === null ? null : -taken])
}

function expected(line: LineOfSale): Known {
  return sumOf([expectedOfMain(line), worth(line.seed_tonnes, line.seed_price)])
}

/** Without the seed of cotton. */
export function expectedOfMain({ kind, quantity, price, bale_weight }: LineOfSale): Known {
  if (kind === 'lint') {
    const lint = quantity === null || price === null ? null : lintIncome({ bales: quantity, price })
    return lint === null ? null : wholeCents(lint)
  }
  if (kind !== 'hay') return worth(quantity, price)
  if (quantity === null || bale_weight === null) return null
  return worth(hayTonnes(quantity, bale_weight), price)
}

export function worth(amount: Known, each: Known): Known {
  return amount === null || each === null ? null : wholeCents(amount * each)
}
