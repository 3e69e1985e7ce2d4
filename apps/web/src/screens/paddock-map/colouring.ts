// What the colours of the map mean: the crop of each paddock, what it is used for, its property, its
// soil or, to who may see finances, what a hectare is worth; always with a word.

import { soilTypes } from '@furrow/catalogue/choices'

export const colourings = ['crop', 'use', 'property', 'soil', 'value'] as const
export type Colouring = (typeof colourings)[number]

export const colouringNames: Readonly<Record<Colouring, string>> = {
  crop: 'Crop',
  use: 'Land use',
  property: 'Property',
  soil: 'Soil',
  value: 'Land value',
}

export interface ColourClass {
  readonly word: string
  /** Its place in the legend, where they have an order of their own. */
  readonly rank?: number
  readonly colour: string
  /** Of a second crop on the same ground. */
  readonly second?: string | undefined
}

/** Of what is not said. */
export const unsaidColour = '#9a9f98'

export function soilClass(soil: string | null): ColourClass {
  const place = soilTypes.findIndex(type => type === soil)
  const colour = soilColours[place]
  return soil !== null && colour ? { word: soil, colour } : unsaid('No soil')
}

/** From heavy to light, as the ground is dark or pale. */
const soilColours = ['#3b2a20', '#8f4a2a', '#c97f3a', '#e3b75a', '#f7e8b5']

export function unsaid(word: string): ColourClass {
  return { word, colour: unsaidColour }
}

export interface CropOnMap extends ColourClass {
  /** Nothing grows: it lies fallow. */
  readonly isBare?: boolean
  /** Sown straight after another crop. */
  readonly isSecond?: boolean
}

/** A paddock has the colour of its first crop, striped with that of the next, and the words of all. */
export function cropClass(crops: readonly CropOnMap[]): ColourClass {
  const inOrder = crops.toSorted((one, other) => rank(one) - rank(other))
  const [first, ...others] = inOrder.filter(
    ({ word }, place) => inOrder.findIndex(other => other.word === word) === place,
  )
  if (!first) return unsaid('No crop')
  const words = others.map(({ word, isSecond }) => (isSecond ? `, then ${word}` : `, ${word}`))
  const second = others.find(({ isBare }) => !isBare)?.colour
  return { word: first.word + words.join(''), colour: first.colour, second }
}

const rank = ({ isBare, isSecond }: CropOnMap): number => (isBare ? 2 : Number(isSecond ?? false))

export interface LegendEntry extends ColourClass {
  readonly paddocks: number
  readonly hectares: number
}

interface Classed {
  readonly classes: Readonly<Record<Colouring, ColourClass>>
  readonly area: number | null
  readonly mapped: number | undefined
}

/** In their own order, or else the most ground first; what is not said last. */
export function legendOf(
  paddocks: readonly Classed[],
  colouring: Colouring,
): readonly LegendEntry[] {
  const byWord = Map.groupBy(paddocks, ({ classes }) => classes[colouring].word)
  const entries = [...byWord].map(([word, all]): LegendEntry => ({
    ...(all[0]?.classes[colouring] ?? unsaid(word)),
    paddocks: all.length,
    hectares: all.reduce((sum, { area, mapped }) => sum + (area ?? mapped ?? 0), 0),
  }))
  const isSaid = ({ colour }: LegendEntry) => Number(colour === unsaidColour)
  return entries.toSorted(
    (one, other) =>
      isSaid(one) - isSaid(other) ||
      (one.rank ?? 0) - (other.rank ?? 0) ||
      other.hectares - one.hectares,
  )
}
