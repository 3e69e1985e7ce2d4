// What a clip weighed clean, and what it earned: sold, and grown on hand (C116). Money is whole cents.

import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export interface WoolClip {
  /** Kilograms as shorn, and the share of them that is clean wool. */
  readonly greasy: Known
  readonly cleanShare: Known
  readonly income: Known
  readonly balesSold: Known
  readonly balesOnHand: Known
}

export interface WoolOfRecord {
  readonly clips: readonly WoolClip[]
  /** Of the period before: what of them was still on hand. */
  readonly clipsBefore: readonly WoolClip[]
}

/** C116; nothing where one clip has no yield. */
export function cleanWool({ clips }: WoolOfRecord): Known {
  return sumOfAll(clips.map(({ greasy, cleanShare }) => product(greasy, cleanShare)))
}

/** Bales on hand, each at what a bale of their clip was sold for. */
export function woolOnHand(clips: readonly WoolClip[]): Known {
  return sumOfAll(clips.map(worthOnHand))
}

/** Sold, and what the wool on hand grew by; a period before without wool left none. */
export function woolIncome({ clips, clipsBefore }: WoolOfRecord): Known {
  const [sold, after] = [sumOfAll(clips.map(({ income }) => income)), woolOnHand(clips)]
  const before = clipsBefore.length === 0 ? 0 : woolOnHand(clipsBefore)
  return sold === null || after === null || before === null ? null : sold + after - before
}

export interface ShornClip extends WoolClip {
  readonly headShorn: Known
}

/** C116: kilograms of greasy wool a head, of clips whose head were counted. */
export function woolCut(clips: readonly ShornClip[]): Known {
  const cut = clips.filter(({ greasy, headShorn }) => greasy !== null && headShorn !== null)
  return ratioOf(sumOf(cut.map(({ greasy }) => greasy)), sumOf(cut.map(one => one.headShorn)))
}

/** C116, of one clip. */
export function cleanKilograms({ greasy, cleanShare }: WoolClip): Known {
  return product(greasy, cleanShare)
}

/** Cents for a kilogram of clean wool that was sold: what lies on hand has brought nothing yet. */
export function cleanPrice(clips: readonly WoolClip[]): Known {
  const sold = clips
    .map(clip => ({ income: clip.income, clean: product(cleanKilograms(clip), soldShare(clip)) }))
    .filter(({ income, clean }) => income !== null && clean !== null)
  return ratioOf(sumOf(sold.map(({ income }) => income)), sumOf(sold.map(({ clean }) => clean)))
}

function soldShare({ balesSold, balesOnHand }: WoolClip): Known {
  if (balesOnHand === null || balesOnHand === 0) return 1
  return balesSold === null ? null : ratioOf(balesSold, balesSold + balesOnHand)
}

function worthOnHand({ income, balesSold, balesOnHand }: WoolClip): Known {
  if (balesOnHand === null || balesOnHand === 0) return 0
  const worth = product(ratioOf(income, balesSold), balesOnHand)
  return worth === null ? null : Math.round(worth)
}

function sumOfAll(figures: readonly Known[]): Known {
  return figures.includes(null) ? null : sumOf(figures)
}

function product(one: Known, other: Known): Known {
  return one === null || other === null ? null : one * other
}
